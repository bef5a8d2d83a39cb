// Who you are: a name, and for an account a login and a password.

import { useSignal } from "@preact/signals";

import { del, patch, post, put } from "../../api";
import { ensureGuest, updateMe, signIn, signOut } from "../../me";
import type { Me } from "../../messages";
import { Card, ActionButton } from "../../ui/controls";
import { word } from "../../words";
import { Form, Input } from "./Form";

const LOGIN_LENGTH = { least: 3, most: 40 } as const;
const PASSWORD_LENGTH = { least: 8, most: 200 } as const;

/** For unknown visitors: become a guest, or sign in. */
export const SignInForms = () => (
  <div class="two">
    <Card title={word("page-enter-title")}>
      <p class="soft">{word("web-guest-more")}</p>
      <Form button={word("page-enter")} send={({ name = "" }) => ensureGuest(name)}>
        <Input name="name" label={word("page-your-name")} autocomplete="nickname" most={30} />
      </Form>
    </Card>
    <Card title={word("page-sign-in")}>
      <p class="soft">{word("web-sign-in-more")}</p>
      <Form button={word("page-sign-in")} send={({ login = "", password = "" }) => signIn(login, password)}>
        <Input name="login" label={word("page-login")} autocomplete="username" />
        <Input name="password" label={word("page-password")} type="password" autocomplete="current-password" />
      </Form>
    </Card>
  </div>
);

export const NameForm = ({ somebody }: { readonly somebody: Me }) => (
  <Card title={word("page-name-title")}>
    <Form key={somebody.name} button={word("page-rename")} done={word("web-name-changed")} send={({ name }) => updateMe(patch("/me", { name }))}>
      <Input name="name" label={word("page-your-name")} value={somebody.name} autocomplete="nickname" most={30} />
    </Form>
  </Card>
);

export const Account = ({ somebody }: { readonly somebody: Me }) => (
  <Card title={word("page-account")}>
    {somebody.login === null ? <AccountForm /> : <PasswordForm login={somebody.login} />}
  </Card>
);

const AccountForm = () => (
  <>
    <p class="soft">{word("page-account-more")}</p>
    <Form button={word("page-make-account")} send={({ login, password }) => updateMe(post("/me/account", { login, password }))}>
      <Input name="login" label={word("page-login")} autocomplete="username" {...LOGIN_LENGTH} />
      <Input name="password" label={word("page-password")} hint={word("web-password-least", { least: PASSWORD_LENGTH.least })} type="password" autocomplete="new-password" {...PASSWORD_LENGTH} />
    </Form>
  </>
);

const PasswordForm = ({ login }: { readonly login: string }) => (
  <>
    <p class="soft">{word("page-password-more", { login })}</p>
    <details>
      <summary>{word("page-change-password")}</summary>
      <Form
        button={word("page-change-password")}
        done={word("web-password-changed")}
        send={({ old, fresh }) => updateMe(put("/me/password", { old, new: fresh }))}
      >
        <Input name="old" label={word("page-password-old")} type="password" autocomplete="current-password" />
        <Input name="fresh" label={word("page-password-new")} type="password" autocomplete="new-password" {...PASSWORD_LENGTH} />
      </Form>
    </details>
    <ActionButton do={signOut}>{word("page-sign-out")}</ActionButton>
  </>
);

/** Delete your account after a confirmation, with your password if you have one. */
export function DeleteAccount({ somebody }: { readonly somebody: Me }) {
  const sure = useSignal(false);
  const forget = async ({ password = "" }: Readonly<Record<string, string>>) => {
    await updateMe(del("/me", { password }));
    sure.value = false;
  };
  return (
    <Card title={word("page-forget")} class="forget">
      <p class="soft">{word("page-forget-more")}</p>
      {sure.value ? (
        <>
          <p>
            <strong>{word("web-forget-sure")}</strong>
          </p>
          <Form button={word("web-forget-yes")} danger send={forget}>
            {somebody.login === null ? null : (
              <Input name="password" label={word("page-password")} type="password" autocomplete="current-password" />
            )}
          </Form>
          <button type="button" onClick={() => (sure.value = false)}>
            {word("web-forget-no")}
          </button>
        </>
      ) : (
        <button type="button" class="danger" onClick={() => (sure.value = true)}>
          {word("page-forget")}
        </button>
      )}
    </Card>
  );
}

