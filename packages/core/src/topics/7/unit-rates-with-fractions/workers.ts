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
import { dig, knit, paint, read, shovel } from './hard-settings.ts'
import { amountOf, pairsOf } from './parts.ts'
import type { Setting } from './settings.ts'

/** Two people at the same work. */
export interface Workers {
  readonly setting: Setting
  readonly tell: Words
  readonly people: readonly [Person, Person]
  readonly pairs: readonly [readonly [a: Ratio, u: Ratio], readonly [a: Ratio, u: Ratio]]
}
type Words = Both<readonly Inline[]>
const works: readonly (readonly [Setting, Words])[] = [
  [
    dig,
    {
      en: line`Two people dig ditches of the same depth.`,
      es: line`Dos personas cavan zanjas de la misma profundidad.`,
    },
  ],
  [
    shovel,
    {
      en: line`Two people shovel snow off sidewalks of the same width.`,
      es: line`Dos personas quitan la nieve de aceras del mismo ancho.`,
    },
  ],
  [read, { en: line`Two students read the same novel.`, es: line`Dos estudiantes leen la misma novela.` }],
  [
    knit,
    { en: line`Two people knit scarves of the same width.`, es: line`Dos personas tejen bufandas del mismo ancho.` },
  ],
  [
    paint,
    { en: line`Two people paint walls of the same size.`, es: line`Dos personas pintan paredes del mismo tamaño.` },
  ],
]

type Two = Workers['pairs']
/** Rates at most 15 % apart; who does more also takes longer, so that neither number alone tells. */
const twosKnown = new Map<Setting, readonly Two[]>()
function twosOf(setting: Setting): readonly Two[] {
  const known = twosKnown.get(setting)
  if (known) return known
  const sized = pairsOf(setting, 'hard')
    .other.filter(([a, u]) => a.compare(u) > 0)
    .map(([a, u]) => ({ a, u, x: a.toNumber(), y: u.toNumber() }))
  const found = sized.flatMap((one, i) =>
    sized
      .slice(i + 1)
      .filter(two => {
        const [first, second] = [one.x / one.y, two.x / two.y]
        const apart = Math.abs(first - second) / Math.min(first, second)
        return apart > 0.001 && apart <= 0.15 && (one.x - two.x) * (one.y - two.y) > 0
      })
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
  const [setting, tell] = random.evenly(works)
  const [one, two] = random.sample(people, 2)
  const [first, second] = random.pick(twosOf(setting))
  return { setting, tell, people: [one, two], pairs: random.chance(0.5) ? [first, second] : [second, first] }
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
    es: { kind: 'paragraph', content: [...rates, 'mayor rapidez: ', faster] },
  }
}
