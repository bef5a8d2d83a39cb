// Your page: who you are here, and all your games.

import { me } from "../me";
import { useTitle } from "../ui/useTitle";
import { word } from "../words";
import { Account, SignInForms, DeleteAccount, NameForm } from "./me/Account";
import { History } from "./me/History";
import { WebhookForm, Programs } from "./me/Programs";
import { Sessions } from "./me/Sessions";

export function Me() {
  const somebody = me.value;
  const title = somebody ? somebody.name : word("page-stranger");
  useTitle(title);
  if (!somebody)
    return (
      <div class="me">
        <h1>{word("web-who-are-you")}</h1>
        <SignInForms />
      </div>
    );
  return (
    <div class="me" key={somebody.person}>
      <h1>{title}</h1>
      <p class="mark">{somebody.login === null ? word("web-is-guest") : word("web-is-account", { login: somebody.login })}</p>
      <div class="columns">
        <History />
        <div>
          <NameForm somebody={somebody} />
          <Account somebody={somebody} />
          <Sessions />
          <WebhookForm />
          <Programs />
          <DeleteAccount somebody={somebody} />
        </div>
      </div>
    </div>
  );
}
