import 'service-chat/vue';
import { createApp, type GlobalComponents } from 'vue';
import App from './App.vue';

/** What editors and vue-tsc know of the tag. */
export type ChatProps = InstanceType<GlobalComponents['service-chat']>['$props'];

createApp(App).mount('#app');
