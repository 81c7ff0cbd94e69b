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

/** The theme's first page has no main landmark: what holds it is one as long as it is shown. */
function markMain(): void {
  const content = document.getElementById('VPContent');
  if (content?.querySelector('main') == null) content?.setAttribute('role', 'main');
  else content.removeAttribute('role');
}
