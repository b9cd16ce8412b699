import { mount } from "svelte";

import App from "./App.svelte";
import { useDevice } from "./lib/backend";
import { isStatic } from "./lib/base";
import "./styles/tokens.css";
import "./styles/base.css";

if (isStatic) {
  const { Device } = await import("./lib/device.svelte");
  useDevice(new Device());
}

mount(App, { target: document.getElementById("app")! });
