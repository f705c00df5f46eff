import { definePage } from '@vitrina/federation';
import { ConfiguratorPage } from './configurator/configurator-page';

export const { bootstrap, mount, unmount, update } = definePage(ConfiguratorPage);
