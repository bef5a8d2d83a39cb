import { render } from "preact";
import art from "virtual:art";

render(<p>{art}</p>, document.getElementById("app")!);
