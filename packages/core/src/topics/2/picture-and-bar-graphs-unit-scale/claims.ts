import {
  type Both,
  type Expr,
  equation,
  failed,
  type Inline,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  type Statement,
  sum,
  things,
  words,
} from '../../../author.ts'
import {
  type Asked,
  BARS,
  compared,
  drawChart,
  drawSurvey,
  type Entry,
  entriesOf,
  inText,
  people,
  surveyOf,
  together,
  totalOf,
} from './charts.ts'

const CLAIMS = ['apart', 'pair', 'longer', 'all'] as const
type Claim = (typeof CLAIMS)[number]

interface Told {
  readonly statement: Statement
  readonly work: Expr
  readonly why: Both<readonly Inline[]>
}
interface Facts extends Asked {
  readonly truth: Claim
}

export function drawClaims(random: Random, every: number): Facts {
  const survey = drawSurvey(random, 'hard', 3)
  const truth = random.evenly(CLAIMS)
  return {
    truth,
    ...drawChart(random, {
      survey,
      kinds: BARS,
      every,
      counts: random => {
        const [b, d] = [random.int(2, 5), random.int(2, 5)]
        const c = b + d + (truth === 'longer' ? random.int(1, 3) : -random.int(1, 3))
        return [b + random.int(2, 7), b, c, d]
      },
      fits: (_, b, c, d) => c > b && c > d,
    }),
  }
}

/** Four sentences about the graph. A false one takes a single bar for the difference or the sum, or leaves one out. */
export function claimsOf(facts: Facts): readonly Told[] {
  const { chart, truth } = facts
  const { noun, verb } = surveyOf(chart)
  const [a, b, c, d] = entriesOf(facts)
  const [pair, all, apart, others] = [c.value + d.value, totalOf(chart), a.value - b.value, b.value + d.value]
  const said = {
    apart: truth === 'apart' ? apart : a.value,
    pair: truth === 'pair' ? pair : Math.max(c.value, d.value),
    all: truth === 'all' ? all : all - Math.min(...chart.counts),
  }
  const apartSays = compared(chart, 'more', said.apart, a, b)
  const [inPair, inAll] = [people(chart, said.pair), people(chart, said.all)]
  return [
    {
      statement: {
        key: keyOf('apart', [a, b], said.apart),
        isTrue: truth === 'apart',
        says: { en: { kind: 'paragraph', content: apartSays.en }, es: { kind: 'paragraph', content: apartSays.es } },
      },
      work: equation(minus(a.value, b.value), apart),
      why:
        truth === 'apart'
          ? {
              en: line`The difference between ${inText(a)} and ${inText(b)} is ${apart}.`,
              es: line`La diferencia entre ${inText(a)} ${and(b)} ${inText(b)} es ${apart}.`,
            }
          : {
              en: line`The difference between ${inText(a)} and ${inText(b)} is ${apart}, not ${said.apart}.`,
              es: line`La diferencia entre ${inText(a)} ${and(b)} ${inText(b)} es ${apart}, no ${said.apart}.`,
            },
    },
    {
      statement: {
        key: keyOf('pair', [c, d], said.pair),
        isTrue: truth === 'pair',
        says: {
          en: prose`${inPair} ${verb} ${c.said} or ${d.said}.`,
          es: prose`${inPair} ${verb} ${c.said} o ${d.said}.`,
        },
      },
      work: equation(sum(c.value, d.value), pair),
      why:
        truth === 'pair'
          ? {
              en: line`${c.name} and ${inText(d)} make ${pair}.`,
              es: line`${c.name} ${and(d)} ${inText(d)} suman ${pair}.`,
            }
          : {
              en: line`${c.name} and ${inText(d)} make ${pair}, not ${said.pair}.`,
              es: line`${c.name} ${and(d)} ${inText(d)} suman ${pair}, no ${said.pair}.`,
            },
    },
    {
      statement: {
        key: keyOf('longer', [c, b, d], 0),
        isTrue: truth === 'longer',
        says: {
          en: prose`More ${things(noun)} ${verb} ${c.said} than ${b.said} and ${d.said} ${together(b, d)}.`,
          es: prose`Más ${things(noun)} ${verb} ${c.said} que ${b.said} y ${d.said} ${together(b, d)}.`,
        },
      },
      work: equation(sum(b.value, d.value), others),
      why:
        truth === 'longer'
          ? {
              en: line`${c.name}: ${c.value} is more than ${others}.`,
              es: line`${c.name}: ${c.value} es más que ${others}.`,
            }
          : {
              en: line`${c.name}: ${c.value} is less than ${others}.`,
              es: line`${c.name}: ${c.value} es menos que ${others}.`,
            },
    },
    {
      statement: {
        key: keyOf('all', [], said.all),
        isTrue: truth === 'all',
        says: { en: prose`The whole graph shows ${inAll}.`, es: prose`Toda la gráfica muestra ${inAll}.` },
      },
      work: equation(sum(...chart.counts), all),
      why:
        truth === 'all'
          ? { en: line`All bars together show ${all}.`, es: line`Todas las barras juntas muestran ${all}.` }
          : {
              en: line`All bars together show ${all}, not ${said.all}.`,
              es: line`Todas las barras juntas muestran ${all}, no ${said.all}.`,
            },
    },
  ]
}

/** Primavera y otoño, but Otoño e invierno. */
const and = ({ name }: Entry) => words('and', /^H?[IÍ]/.test(name.es) ? 'e' : 'y')
const keyOf = (claim: Claim, entries: readonly Entry[], said: number) =>
  [claim, said, ...entries.map(({ name }) => name.en.toLowerCase())].join(' ')

/** Whether the claim of this key is so, from the rows of the graph. */
export function isSo(rows: readonly { readonly name: string; readonly value: number }[], key: string): boolean {
  const [claim, said, ...names] = key.split(' ')
  const values = names.map(name => rows.find(row => row.name === name)?.value ?? failed('A claim is about rows'))
  if (claim === 'all') return rows.reduce((left, { value }) => left - value, Number(said)) === 0
  const [first, second] = [itemOf(values, 0), itemOf(values, 1)]
  if (claim === 'apart') return second + Number(said) === first
  if (claim === 'pair') return Number(said) - first === second
  return first - second > itemOf(values, 2)
}
