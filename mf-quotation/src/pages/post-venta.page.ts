import { definePage } from '@vitrina/federation';
import { PostSaleFormPage } from './lead-form/post-sale-form';

export const { bootstrap, mount, unmount, update } = definePage(PostSaleFormPage);
