import type { Router } from 'vitepress';
import DefaultTheme from 'vitepress/theme';
import { nextTick } from 'vue';
import ApiCall from './ApiCall.vue';
import ChatPlayground from './ChatPlayground.vue';
import './style.css';

// biome-ignore lint/style/noDefaultExport: VitePress reads it so.
export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }: { app: { component(name: string, component: unknown): void }; router: Router }) {
    if (typeof document !== 'undefined') router.onAfterRouteChange = () => void nextTick(markMain);
    app.component('ApiCall', ApiCall);
    app.component('ChatPlayground', ChatPlayground);
  },
};

/** The theme's home page has no main landmark, so its content gets the role while the home page is shown. */
function markMain(): void {
  const content = document.getElementById('VPContent');
  if (content?.querySelector('main') == null) content?.setAttribute('role', 'main');
  else content.removeAttribute('role');
}
