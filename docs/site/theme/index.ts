import DefaultTheme from 'vitepress/theme';
import ApiCall from './ApiCall.vue';
import ChatPlayground from './ChatPlayground.vue';
import './style.css';

// biome-ignore lint/style/noDefaultExport: VitePress reads it so.
export default {
  extends: DefaultTheme,
  enhanceApp({ app }: { app: { component(name: string, component: unknown): void } }) {
    app.component('ApiCall', ApiCall);
    app.component('ChatPlayground', ChatPlayground);
  },
};
