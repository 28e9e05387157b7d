import {
  answerStep,
  count,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  minus,
  over,
  percent,
  prose,
  quantity,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  sentenceChoice,
  spinner,
  statements,
  symbol,
  table,
  times,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Device, devices } from './devices.ts'
import { valueIn } from './easy.ts'
import type { levels } from './levels.ts'
import { mistakeForms } from './mistakes.ts'
import { TIME, total } from './predicted.ts'
import { predictionForms } from './predictions.ts'
import type { Said } from './said.ts'

interface Watched {
  readonly device: Device
  readonly n: number
  readonly k: number
}
/** A count that differs from what is expected by a tenth to a half of it, a coin's by less. */
function drawWatched(random: Random, first: number, isMore: boolean | null): Watched {
  const device = random.evenly(startingAt(devices, first))
  return random.until(
    () => {
      const n = random.pick(device.trials)
      const expected = n / device.results
      const most = device.results === 2 ? 0.18 : 0.45
      const by = random.int(Math.ceil(expected * 0.1), Math.floor(expected * most))
      return { device, n, k: expected + ((isMore ?? random.chance(0.5)) ? by : -by) }
    },
    ({ k, n }) => k > 1 && n / device.results !== k && Number.isInteger(k) && Ratio.of(k, n).d <= 50,
  )
}

type Relation = 'greater' | 'less' | 'equal'
const RELATED: Readonly<Record<'greater' | 'less', Said>> = {
  greater: { en: line`is greater than`, es: line`es mayor que` },
  less: { en: line`is less than`, es: line`es menor que` },
}
function compared(experimental: Ratio, relation: Relation, theoretical: Ratio): Sentence {
  const key = `${experimental} ${relation} ${theoretical}`
  if (relation === 'equal')
    return {
      key,
      says: {
        en: prose`Both probabilities are ${theoretical}.`,
        es: prose`Las dos probabilidades son ${theoretical}.`,
      },
    }
  const { en, es } = RELATED[relation]
  return {
    key,
    says: paragraph({
      en: [
        ...line`The experimental probability, ${experimental}, `,
        ...en,
        ...line` the theoretical probability, ${theoretical}.`,
      ],
      es: [...line`La probabilidad experimental, ${experimental}, `, ...es, ...line` la teórica, ${theoretical}.`],
    }),
  }
}
const relationOf = (a: Ratio, b: Ratio): 'greater' | 'less' => (a.compare(b) > 0 ? 'greater' : 'less')
const OTHER = { greater: 'less', less: 'greater' } as const

/** Sections of a spinner in twelfths, and what came out of 60 or 120 spins. */
interface Modeled {
  readonly sizes: readonly number[]
  readonly counts: readonly number[]
  readonly pointer: number
}
const LETTERS = ['A', 'B', 'C'] as const
const spinnerOf = (sizes: readonly number[], pointer: number): Figure =>
  spinner(
    sizes.map((size, i) => ({ label: itemOf(LETTERS, i), size })),
    { pointer },
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  compare: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawWatched(random, 0, null),
    answer: sentenceChoice,
    solve: ({ device, n, k }): Sentence => {
      const [seen, fair] = [Ratio.of(k, n), Ratio.of(1, device.results)]
      return compared(seen, relationOf(seen, fair), fair)
    },
    mistakes({ device, n, k }): Readonly<Record<string, Sentence>> {
      const [seen, fair] = [Ratio.of(k, n), Ratio.of(1, device.results)]
      const relation = relationOf(seen, fair)
      return {
        turned: compared(seen, OTHER[relation], fair),
        exchanged: compared(fair, OTHER[relation], seen),
        equal: compared(fair, 'equal', fair),
      }
    },
    ask({ device, n, k }) {
      const told = device.told(role('all', n), role('hits', k))
      return paragraph(told, {
        en: ['How do the experimental and theoretical probabilities of ', ...device.event.en, ' compare?'],
        es: ['¿Qué relación hay entre la probabilidad experimental y la teórica de ', ...device.event.es, '?'],
      })
    },
    solution({ device, n, k }, { says }) {
      const [seen, fair] = [Ratio.of(k, n), Ratio.of(1, device.results)]
      const common = (seen.d * fair.d) / gcdOf(seen.d, fair.d)
      return [
        explained(
          seen.d === n ? over(k, n) : equation(over(k, n), seen),
          line`The experimental probability is what happened: favorable trials over all trials.`,
          line`La probabilidad experimental es lo que pasó: ensayos favorables sobre todos los ensayos.`,
        ),
        explained(
          expr(fair),
          line`The theoretical probability is what should happen: ${1} of ${device.results} equally likely results.`,
          line`La probabilidad teórica es lo que debería pasar: ${1} de ${device.results} resultados igualmente probables.`,
        ),
        explained(
          statements(
            ...[seen, fair]
              .filter(({ d }) => d !== common)
              .map(value => equation(value, over(value.times(common).n, common))),
          ),
          line`Compare them with the denominator ${common}.`,
          line`Compáralas con el denominador ${common}.`,
        ),
        answerStep(says, {
          en: line`Compare the numerators.`,
          es: line`Compara los numeradores.`,
        }),
      ]
    },
    whyWrong: ({ device, n, k }) => {
      const [seen, fair] = [Ratio.of(k, n), Ratio.of(1, device.results)]
      return {
        turned: explained(
          relation(seen, seen.compare(fair) > 0 ? '>' : '<', fair),
          line`The comparison is the other way around.`,
          line`La comparación es al revés.`,
        ),
        exchanged: {
          en: line`The names are switched: ${seen} is what happened in the trials.`,
          es: line`Los nombres están intercambiados: ${seen} es lo que pasó en los ensayos.`,
        },
        equal: {
          en: line`The trials gave ${seen}, not ${fair}.`,
          es: line`En los ensayos se obtuvo ${seen}, no ${fair}.`,
        },
      }
    },
    check(printed, { key }) {
      const device = devices.find(({ told }) => {
        const { en, es } = told(symbol('n'), symbol('n'))
        return [en, es].some(words =>
          words.some(part => typeof part === 'string' && part.length > 12 && printed.text.includes(part)),
        )
      })
      if (!device) return false
      const [all, hits] = [printed.role('all'), printed.role('hits')]
      const sign = hits.times(device.results).compare(all) > 0 ? 'greater' : 'less'
      return key === `${hits.over(all)} ${sign} ${Ratio.of(1, device.results)}`
    },
  }),

  ...predictionForms(form),

  moreThanExpected: form({
    levels: ['medium'],
    draw: random => drawWatched(random, 4, true),
    answer: quantity,
    solve: ({ device, n, k }) => count(k - n / device.results, TIME),
    ask: ({ device, n, k }) =>
      paragraph(device.told(role('all', n), role('hits', k)), {
        en: line`How many more times is this than expected?`,
        es: line`¿Cuántas veces más de lo esperado fueron?`,
      }),
    solution({ device, n, k }, answer) {
      const expected = n / device.results
      return [
        explained(
          equation(times(Ratio.of(1, device.results), n), expected),
          line`The theoretical probability is ${Ratio.of(1, device.results)}. Multiply it by ${n} trials for the number that is expected.`,
          line`La probabilidad teórica es ${Ratio.of(1, device.results)}. Multiplícala por ${n} ensayos para hallar el número esperado.`,
        ),
        explained(
          equation(minus(k, expected), k - expected),
          line`Subtract the expected number from the number that was counted.`,
          line`Resta el número esperado del número que se contó.`,
        ),
        answerStep(alone(answer), {
          en:
            k - expected === 1
              ? line`It happened 1 more time than expected.`
              : line`It happened ${k - expected} more times than expected.`,
          es:
            k - expected === 1
              ? line`Fue 1 vez más de lo esperado.`
              : line`Fueron ${k - expected} veces más de lo esperado.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [all, hits] = [printed.role('all'), printed.role('hits')]
      const expected = hits.minus(exact(amount))
      return devices.some(
        ({ results, told }) =>
          expected.times(results).equals(all) &&
          [told(symbol('n'), symbol('n')).en, told(symbol('n'), symbol('n')).es].some(words =>
            words.some(part => typeof part === 'string' && part.length > 12 && printed.text.includes(part)),
          ),
      )
    },
  }),

  model: form({
    levels: ['medium'],
    wide: true,
    draw(random): Modeled {
      const sizes = random.shuffle(
        random.evenly([
          [6, 4, 2],
          [1, 3, 8],
          [7, 4, 1],
          [2, 3, 7],
          [6, 5, 1],
          [3, 4, 5],
        ]),
      )
      const by = random.pick([5, 10])
      const most = by === 5 ? 1 : 3
      const off = random.until(
        () => [random.int(-most, most), random.int(-most, most)] as const,
        ([p, q]) => p !== 0 && Math.abs(p + q) <= most,
      )
      const counts = sizes.map((size, i) => size * by + (i === 0 ? off[0] : i === 1 ? off[1] : -off[0] - off[1]))
      return { sizes, counts, pointer: random.int(0, 35) * 10 + 5 }
    },
    answer: figureChoice,
    solve: ({ sizes, pointer }): Figure => spinnerOf(sizes, pointer),
    mistakes: ({ sizes, pointer }) => {
      const [a, b, c] = sizes as readonly [number, number, number]
      return {
        equal: spinnerOf([4, 4, 4], pointer),
        firstTwo: spinnerOf([b, a, c], pointer),
        lastTwo: spinnerOf([a, c, b], pointer),
      }
    },
    ask({ counts }) {
      const told = paragraph({
        en: line`A spinner was spun ${total(counts)} times. The table shows the results.`,
        es: line`Una ruleta se giró ${total(counts)} veces. La tabla muestra los resultados.`,
      })
      const asked = paragraph({
        en: line`Which spinner was most likely used?`,
        es: line`¿Qué ruleta se usó más probablemente?`,
      })
      const drawn = table({
        head: [words('Section', 'Sección'), words('Times', 'Veces')],
        rows: counts.map((value, i) => [symbol(itemOf(LETTERS, i)), value]),
      })
      return { en: [told.en, drawn, asked.en], es: [told.es, drawn, asked.es] }
    },
    solution({ sizes, counts, pointer }) {
      const all = total(counts)
      return [
        explained(
          statements(
            ...counts.map((value, i) => equation(symbol(itemOf(LETTERS, i)), percent(Math.round((100 * value) / all)))),
          ),
          line`Find each relative frequency, to the nearest whole percent: times over ${all}.`,
          line`Halla cada frecuencia relativa, al porcentaje entero más cercano: veces sobre ${all}.`,
        ),
        answerStep(figure(spinnerOf(sizes, pointer)), {
          en: line`The sections of this spinner have about these shares of the circle.`,
          es: line`Las secciones de esta ruleta ocupan más o menos esas partes del círculo.`,
        }),
      ]
    },
    whyWrong: () => {
      const switched = (i: number, j: number): WhyWrong => {
        const [one, other] = [symbol(itemOf(LETTERS, i)), symbol(itemOf(LETTERS, j))]
        return {
          en: line`The sections of ${one} and ${other} are switched.`,
          es: line`Las secciones de ${one} y ${other} están intercambiadas.`,
        }
      }
      return {
        equal: {
          en: line`With equal sections, the results would be nearly equal.`,
          es: line`Con secciones iguales los resultados serían casi iguales.`,
        },
        firstTwo: switched(0, 1),
        lastTwo: switched(1, 2),
      }
    },
    // No other order of sections, nor equal ones, is nearer to the table.
    check(printed, drawn) {
      if (drawn.kind !== 'spinner') return false
      const counts = printed.block('table').rows.map(row => valueIn(row[1]))
      const sizes = drawn.sectors.map(({ size }) => size)
      const all = total(counts)
      return sizes.every((size, i) => Math.abs(itemOf(counts, i) / all - size / total(sizes)) < 0.04)
    },
  }),

  ...mistakeForms(form),
})

const gcdOf = (a: number, b: number): number => (b === 0 ? a : gcdOf(b, a % b))
