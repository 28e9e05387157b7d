import {
  type Block,
  type Both,
  type Inline,
  itemOf,
  line,
  name,
  type Person,
  people,
  type Random,
  type Ratio,
} from '../../../author.ts'
import { amountOf, pairsOf } from './parts.ts'
import { fence, knit, mow, paint, read, ride, run, type Setting, walk } from './settings.ts'

/** Two people at the same work. */
export interface Workers {
  readonly setting: Setting
  readonly people: readonly [Person, Person]
  readonly pairs: readonly [readonly [a: Ratio, u: Ratio], readonly [a: Ratio, u: Ratio]]
}
interface Work {
  readonly setting: Setting
  readonly tell: Both<readonly Inline[]>
  readonly faster: Both<readonly Inline[]>
}
const works: readonly Work[] = [
  { setting: fence, tell: { en: line`Two people paint a fence.`, es: line`Dos personas pintan una cerca.` } },
  { setting: walk, tell: { en: line`Two friends walk on a trail.`, es: line`Dos amigos caminan por un sendero.` } },
  {
    setting: mow,
    tell: { en: line`Two people mow the lawns of a park.`, es: line`Dos personas cortan el césped de un parque.` },
  },
  {
    setting: read,
    tell: { en: line`Two students read the same novel.`, es: line`Dos estudiantes leen la misma novela.` },
  },
  {
    setting: knit,
    tell: {
      en: line`Two people knit scarves of the same width.`,
      es: line`Dos personas tejen bufandas del mismo ancho.`,
    },
  },
  {
    setting: run,
    tell: { en: line`Two athletes train for a race.`, es: line`Dos atletas entrenan para una carrera.` },
  },
  {
    setting: paint,
    tell: {
      en: line`Two painters paint walls of the same size.`,
      es: line`Dos pintores pintan paredes del mismo tamaño.`,
    },
  },
  {
    setting: ride,
    tell: { en: line`Two cyclists ride on a bike path.`, es: line`Dos ciclistas van por una ciclovía.` },
  },
].map(({ setting, tell }) => ({
  setting,
  tell,
  faster: { en: line`Who is faster?`, es: line`¿Quién es más rápido?` },
}))
export const workOf = (setting: Setting): Work => {
  const found = works.find(one => one.setting === setting)
  return found ?? (works[0] as Work)
}

type Two = Workers['pairs']
/** Rates at most 15 % apart; who does more also takes longer, so that neither number alone tells. */
const twosKnown = new Map<Setting, readonly Two[]>()
function twosOf(setting: Setting): readonly Two[] {
  const known = twosKnown.get(setting)
  if (known) return known
  const { whole, other } = pairsOf(setting, 'hard')
  const sized = [...other, ...whole].map(([a, u]) => ({ a, u, x: a.toNumber(), y: u.toNumber() }))
  const found = sized.flatMap((one, i) =>
    sized
      .slice(i + 1)
      .filter(two => {
        const [first, second] = [one.x / one.y, two.x / two.y]
        const apart = Math.abs(first - second) / Math.min(first, second)
        return apart > 0.001 && apart <= 0.15 && (one.x - two.x) * (one.y - two.y) > 0
      })
      .filter(two => !one.a.over(one.u).isInteger || !two.a.over(two.u).isInteger)
      .map(
        (two): Two => [
          [one.a, one.u],
          [two.a, two.u],
        ],
      ),
  )
  twosKnown.set(setting, found)
  return found
}
export function drawWorkers(random: Random): Workers {
  const { setting } = random.evenly(works)
  const [one, two] = random.sample(people, 2)
  const [first, second] = random.pick(twosOf(setting))
  return { setting, people: [one, two], pairs: random.chance(0.5) ? [first, second] : [second, first] }
}

/** Who has the greater rate. */
export const fasterOf = ({ pairs: [[a, u], [b, v]] }: Workers): 0 | 1 => (a.over(u).compare(b.over(v)) > 0 ? 0 : 1)
/** Both rates under their names, and who is faster. */
export const shownOf = (two: Workers): Both<Block> => {
  const { setting, people: who, pairs } = two
  const rates = pairs.flatMap(([a, u], i): readonly Inline[] => [
    name(itemOf(who, i)),
    ': ',
    amountOf(a.over(u), setting.rate),
    '; ',
  ])
  const faster = name(itemOf(who, fasterOf(two)))
  return {
    en: { kind: 'paragraph', content: [...rates, 'faster: ', faster] },
    es: { kind: 'paragraph', content: [...rates, 'más rápido: ', faster] },
  }
}
