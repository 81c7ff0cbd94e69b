import { CHANNEL_RIGS } from '../../contract/channel-rigs.ts';
import { describeChannel } from '../../contract/channels.ts';

for (const rig of CHANNEL_RIGS) describeChannel(rig);
