import { type Rig, setup, until } from '../chat.ts';
import { ScriptedServer } from '../scripted-socket.ts';

/** The stage of a scene: one chat with its server. */
export class Stage {
  #rig: Rig | null = null;

  get rig(): Rig {
    if (this.#rig === null) throw new Error('The scene has not begun');
    return this.#rig;
  }

  get server(): ScriptedServer {
    return this.rig.server;
  }

  /** Opens a page with a closed chat. */
  async enter(server = new ScriptedServer(), options: Record<string, string> = {}): Promise<void> {
    this.#rig = await setup(options, server);
  }

  /** Opens a page with an open chat. */
  async open(server = new ScriptedServer()): Promise<void> {
    await this.enter(server);
    await this.rig.chat.open();
    await this.rig.settle();
  }

  async say(text: string): Promise<void> {
    this.rig.write(text);
    this.rig.press('Enter');
    await this.rig.settle();
  }

  async tap(selector: string): Promise<void> {
    this.rig.find(selector).click();
    await this.rig.settle();
  }

  /** Opens the options, and selects the option next to this icon if one is named. */
  async options(word?: string): Promise<void> {
    await this.tap('[part=menu-button]');
    if (word === undefined) return;
    const button = [...this.rig.panel.querySelectorAll<HTMLElement>('.menu button')].find((one) =>
      one.textContent?.includes(word),
    );
    if (button === undefined) throw new Error(`No option ${word}`);
    button.click();
    await this.rig.settle();
  }

  /** Waits until an element of the panel shows the selector, and returns its shadow root. */
  async within(name: string, selector: string): Promise<ShadowRoot> {
    const root = (): ShadowRoot | null | undefined => this.rig.panel.querySelector(name)?.shadowRoot;
    await until(() => root()?.querySelector(selector) != null, `${name} shows ${selector}`);
    return root() as ShadowRoot;
  }

  /** Waits until the scene shows this element. */
  shows(...selectors: string[]): void {
    for (const selector of selectors) this.rig.find(selector);
  }

  end(): void {
    this.#rig?.end();
    this.#rig = null;
    Reflect.deleteProperty(navigator, 'onLine');
  }
}

/** A function that sets up one scene. */
export type Scene = (stage: Stage) => Promise<void>;
