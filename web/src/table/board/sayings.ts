/** Cities and provinces in one sentence each, for who listens. */
import type { MapGeometry } from '../../board/geometry';
import type { Target } from '../../board/api';
import { amounts, type Context } from '../../game/words';
import { cityFacts, provinceFacts } from './places';
import { mapText } from './words';

export type Setting = Pick<Context, 'i18n' | 'game' | 'seats' | 'seat'>;

/** Say all about a place; empty for what is no city and no province. */
export function placeWords(target: Target, setting: Setting, geometry: MapGeometry): string {
  if (target.what === 'city') return [target.city, ...cityWords(target.city, setting)].join('. ');
  if (target.what !== 'province') return '';
  const name = mapText('tip.province', { province: target.province });
  return [name, ...provinceWords(target.province, setting, geometry)].join('. ');
}

/** Say what a city produces, what a house costs there, and who has one. */
export function cityWords(city: string, { i18n, game, seats, seat }: Setting): string[] {
  const { good, owners, cost, lack, own, beside } = cityFacts(game, city, seat);
  if (!good || !cost) return [mapText('tip.capital')];
  const lacks = lack ? amounts(i18n, lack.goods, lack.coins) : '';
  return [
    i18n.t(`good.${good}`),
    owners.length
      ? mapText('tip.houses', { names: owners.map((one) => seats[one]!.name).join(', ') })
      : mapText('tip.empty'),
    `${mapText('tip.cost')} ${amounts(i18n, cost.goods, cost.coins)}`,
    ...(lacks ? [mapText('tip.lack', { amounts: lacks })] : []),
    ...(seat >= 0 && !own && !beside ? [mapText('tip.far')] : []),
  ];
}

/** Say what a province's marker shows, and what its houses would bring. */
export function provinceWords(
  province: string,
  { i18n, game, seats }: Setting,
  geometry: MapGeometry,
): string[] {
  const { good, active, coins, harvest } = provinceFacts(game, province, geometry);
  if (!active) return [mapText('tip.turned', { amounts: amounts(i18n, {}, coins) })];
  return [
    mapText('tip.marker', { good: i18n.t(`good.${good}`) }),
    ...harvest.map(({ seat, goods }) =>
      mapText('tip.get', { name: seats[seat]!.name, amounts: amounts(i18n, goods) }),
    ),
  ];
}
