import type { FeatureLike } from 'ol/Feature.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from '../palette';
import { clusterDisc } from './cluster-disc';
import { membersOf } from './members';
import { pin } from './pin';

/** Styles of the markers in these colours. Each is created once: there are thousands of markers and a few looks. */
export function markerStyles(palette: Palette) {
  const made = new Map<string, Style>();
  const remember = (key: string, make: () => Style) => {
    const style = made.get(key) ?? make();
    made.set(key, style);
    return style;
  };
  const leg = new Style({ stroke: new Stroke({ color: palette.label, width: 1.5 }) });

  return (feature: FeatureLike, chosenId: number | undefined): Style => {
    const members = membersOf(feature);
    if (members.length === 0) return leg;
    const hasChosen = chosenId !== undefined && members.some(({ dealership }) => dealership.id === chosenId);
    return members.length === 1
      ? remember(`pin ${hasChosen}`, () => new Style({ image: pin(palette, hasChosen), zIndex: hasChosen ? 2 : 1 }))
      : remember(
          `${members.length} ${hasChosen}`,
          () => new Style({ image: clusterDisc(members.length, hasChosen, palette) }),
        );
  };
}

export type MarkerStyles = ReturnType<typeof markerStyles>;
