import type { ShortLinkContent } from '@vitrina/contract';
import { paths } from '@vitrina/navigation';
import { type Choice, slugify, writeAddress } from '@vitrina/rules';

const choiceOf = (content: ShortLinkContent): Choice => ({
  provincia: content.provinceId,
  anio: content.year,
  motor: content.motorId,
  transmision: content.transmissionId,
  traccion: content.tractionId,
  paquete: content.packageId,
  individuales: content.accessoryIds,
  kits: content.kitIds,
  cupon: content.couponIds,
  color: content.colourId,
  agencia: content.dealershipId,
});

/** Address of the wizard that a short link stands for. Values of the link's own `search` (a campaign) stay. */
export function linkedPath(content: ShortLinkContent, search: string): string {
  const { modelId, modelName, step } = content;
  const model = { id: modelId, slug: slugify(modelName) || String(modelId) };
  return paths.step(step, model, writeAddress({ choice: choiceOf(content) }, search));
}
