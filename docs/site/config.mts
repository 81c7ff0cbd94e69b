import { defineConfig } from 'vitepress';

const guide = [
  {
    text: 'Begin',
    items: [
      { text: 'Five minutes', link: '/guide/getting-started' },
      { text: 'Playground', link: '/playground' },
      { text: 'Glossary', link: '/glossary' },
      { text: 'Changelog', link: '/changelog' },
    ],
  },
  {
    text: 'By role',
    items: [
      { text: 'You own a hotel', link: '/guide/owner' },
      { text: 'A hotel without a PMS', link: '/guide/without-pms' },
      { text: 'You run the server', link: '/guide/self-hoster' },
      { text: 'A language model of your own', link: '/guide/language-models' },
      { text: 'An embedding model of your own', link: '/guide/embeddings' },
      { text: 'You build a site or an app', link: '/guide/developer' },
      { text: 'You connect systems', link: '/guide/integrator' },
    ],
  },
  {
    text: 'The chat on a site',
    items: [
      { text: 'Options, events, looks', link: '/widget' },
      { text: 'Frameworks', link: '/guide/frameworks' },
    ],
  },
  {
    text: 'The API',
    items: [
      { text: 'Reference', link: '/api/' },
      { text: 'Schemas', link: '/api/schemas' },
      { text: 'Errors', link: '/errors/' },
      { text: 'Client library', link: '/client' },
      { text: 'Generated clients', link: '/guide/generated-clients' },
      { text: 'Webhooks', link: '/webhooks/' },
    ],
  },
  {
    text: 'Connections',
    items: [
      { text: 'PMS', link: '/pms/' },
      { text: 'Providers', link: '/pms/providers' },
      { text: 'Write an adapter', link: '/pms/write-an-adapter' },
      { text: 'Bridge', link: '/pms/bridge' },
      { text: 'A PMS of your own', link: '/pms/rest-shape' },
      { text: 'Channels', link: '/channels/' },
      { text: 'Channel managers', link: '/channel-managers/' },
    ],
  },
  {
    text: 'Running it',
    items: [
      { text: 'On a server', link: '/deploy/' },
      { text: 'Backups, keys, figures', link: '/operation' },
      { text: 'TLS', link: '/tls' },
      { text: 'Security', link: '/security' },
      { text: 'ASVS, line by line', link: '/security-asvs' },
      { text: 'Other desks, compared', link: '/desk' },
      { text: 'Architecture', link: '/architecture' },
      { text: 'Contributing', link: '/contributing' },
      { text: 'Dependencies', link: '/dependencies' },
      { text: 'Shape of the code', link: '/shape' },
    ],
  },
];

/** The site's names and menus. The pages are made by `docs/site/pages.ts`; a link that leads nowhere fails the build. */
// biome-ignore lint/style/noDefaultExport: VitePress reads it so.
export default defineConfig({
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: ({ renderer: { rules } }) => {
      // A column that has no name has no head: an empty one is read out as nothing.
      const cell = (kind: 'open' | 'close') => (tokens: { type: string; content: string }[], at: number) => {
        const words = tokens[kind === 'open' ? at + 1 : at - 1]?.content ?? '';
        return `<${kind === 'open' ? '' : '/'}${words.trim() === '' ? 'td' : 'th'}>`;
      };
      Object.assign(rules, { th_open: cell('open'), th_close: cell('close') });
    },
  },
  // The theme's first page has no main landmark; theme/index.ts sees to it while one goes from page to page.
  transformHtml: (code, id) =>
    id.endsWith('/index.html') && !code.includes('<main')
      ? code.replace('id="VPContent"', 'id="VPContent" role="main"')
      : code,
  title: 'ServiceChat',
  description: 'Guest chat for hotels: one script tag, an API, and a desk',
  outDir: '../docs',
  cleanUrls: true,
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'service-chat' } } },
  themeConfig: {
    nav: [
      { text: 'Begin', link: '/guide/getting-started' },
      { text: 'API', link: '/api/' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: guide,
    outline: [2, 3],
    search: { provider: 'local', options: { detailedView: false } },
  },
});
