import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, figure, prose } from '../../content.ts'
import { histogram } from '../../figure/histogram.ts'
import { decimal, relation, symbol, words } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { isSafe, plain, shownFloat } from './shared/decimals.ts'

const chooseFloat = (n: number, k: number) => {
  let product = 1
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i
  return product
}
const chance = (n: number, p: number, k: number) => chooseFloat(n, k) * p ** k * (1 - p) ** (n - k)

/** The same by building up trial after trial. */
function distribution(n: number, p: number): number[] {
  let chances = [1]
  for (let i = 0; i < n; i++) chances = [...chances, 0].map((value, k) => value * (1 - p) + (chances[k - 1] ?? 0) * p)
  return chances
}

const WAYS = ['exactly', 'at most', 'at least', 'more than', 'fewer than'] as const
type Way = (typeof WAYS)[number]
const isIn = (way: Way, x: number, k: number) =>
  ({ exactly: x === k, 'at most': x <= k, 'at least': x >= k, 'more than': x > k, 'fewer than': x < k })[way]
const total = (way: Way, n: number, p: number, k: number) =>
  Array.from({ length: n + 1 }, (_, x) => (isIn(way, x, k) ? chance(n, p, x) : 0)).reduce((a, b) => a + b, 0)

const settings: readonly ((n: number, p: Expr) => Both<Block>)[] = [
  (n, p) => ({
    en: prose`A player makes each free throw with probability ${p}, independently. She takes ${n} free throws; X is the number made.`,
    es: prose`Una jugadora encesta cada tiro libre con probabilidad ${p}, de manera independiente. Hace ${n} tiros; X es el número de aciertos.`,
  }),
  (n, p) => ({
    en: prose`Each chip is defective with probability ${p}, independently. ${n} chips are tested; X is the number that are defective.`,
    es: prose`Cada chip es defectuoso con probabilidad ${p}, de manera independiente. Se prueban ${n} chips; X es el número de defectuosos.`,
  }),
  (n, p) => ({
    en: prose`Each seed germinates with probability ${p}, independently. ${n} seeds are planted; X is the number that germinate.`,
    es: prose`Cada semilla germina con probabilidad ${p}, de manera independiente. Se siembran ${n} semillas; X es el número de las que germinan.`,
  }),
  (n, p) => ({
    en: prose`Each passenger shows up with probability ${p}, independently. ${n} seats are booked; X is the number of passengers who show up.`,
    es: prose`Cada pasajero se presenta con probabilidad ${p}, de manera independiente. Hay ${n} reservas; X es el número de pasajeros que se presentan.`,
  }),
  (n, p) => ({
    en: prose`A student guesses each answer of a test and is right with probability ${p}, independently. The test has ${n} questions; X is the number of right answers.`,
    es: prose`Un estudiante adivina cada respuesta de una prueba y acierta con probabilidad ${p}, de manera independiente. La prueba tiene ${n} preguntas; X es el número de aciertos.`,
  }),
]
const asks: Record<Way, (k: number) => Both<Block>> = {
  exactly: k => ({
    en: prose`Find the probability that X is exactly ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que X sea exactamente ${k}, con 4 decimales.`,
  }),
  'at most': k => ({
    en: prose`Find the probability that X is at most ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que X sea como máximo ${k}, con 4 decimales.`,
  }),
  'at least': k => ({
    en: prose`Find the probability that X is at least ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que X sea por lo menos ${k}, con 4 decimales.`,
  }),
  'more than': k => ({
    en: prose`Find the probability that X is more than ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que X sea mayor que ${k}, con 4 decimales.`,
  }),
  'fewer than': k => ({
    en: prose`Find the probability that X is less than ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que X sea menor que ${k}, con 4 decimales.`,
  }),
}
const wayIn = (text: string): Way =>
  /at most|como máximo/.test(text)
    ? 'at most'
    : /at least|por lo menos/.test(text)
      ? 'at least'
      : /more than|mayor que/.test(text)
        ? 'more than'
        : /less than|menor que/.test(text)
          ? 'fewer than'
          : 'exactly'

/** n and p of a printed setting: the number below 1 is the probability. */
function settingIn(printed: Printed): readonly [n: number, p: number, rest: number[]] {
  const numbers = printed.numbers.map(value => value.toNumber())
  const p = numbers.find(value => value > 0 && value < 1) ?? 0
  const others = numbers.filter(value => value !== p)
  return [others[0] ?? 0, p, others.slice(1)]
}
const hundredths = (value: number) => Ratio.of(value, 20)
/** The twentieths that p plausibly is in each of the settings. */
const LIKELY = [
  [8, 18],
  [1, 4],
  [12, 19],
  [16, 19],
  [4, 5],
] as const
function drawSetting(random: Random) {
  const setting = random.int(0, 4)
  const [low, high] = LIKELY[setting] ?? [5, 15]
  return { setting, p: hundredths(random.int(low, high)) }
}

interface Setting {
  readonly says: Both<Block>
  readonly fails: 'binomial' | 'fixed' | 'independent' | 'constant'
}
const bank: readonly Setting[] = [
  {
    fails: 'binomial',
    says: {
      en: prose`A fair coin is tossed 15 times; X counts the heads.`,
      es: prose`Se lanza 15 veces una moneda justa; X cuenta las caras.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A fair die is rolled 20 times; X counts the sixes.`,
      es: prose`Se lanza 20 veces un dado justo; X cuenta los seises.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A spinner that lands on red one time in four is spun 12 times; X counts the reds.`,
      es: prose`Una ruleta que cae en rojo una de cada cuatro veces se gira 12 veces; X cuenta los rojos.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A student guesses on 10 questions with four choices each; X counts the right answers.`,
      es: prose`Un estudiante adivina en 10 preguntas de cuatro opciones; X cuenta los aciertos.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A marble is drawn 8 times from a bag and put back each time; X counts the blue ones.`,
      es: prose`Se saca 8 veces una canica de una bolsa y se devuelve cada vez; X cuenta las azules.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A machine makes 50 parts, each defective with the same probability, independently; X counts the defective parts.`,
      es: prose`Una máquina hace 50 piezas, cada una defectuosa con la misma probabilidad y de manera independiente; X cuenta las defectuosas.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A fair coin is tossed 30 times; X counts the tails.`,
      es: prose`Se lanza 30 veces una moneda justa; X cuenta las cruces.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A fair die is rolled 12 times; X counts the even numbers.`,
      es: prose`Se lanza 12 veces un dado justo; X cuenta los números pares.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A card is drawn 10 times from a deck of 52 and put back each time; X counts the hearts.`,
      es: prose`Se saca 10 veces una carta de una baraja de 52 y se devuelve cada vez; X cuenta los corazones.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A spinner with 8 equal sections, one of them gold, is spun 25 times; X counts how often it lands on gold.`,
      es: prose`Una ruleta con 8 secciones iguales, una de ellas dorada, se gira 25 veces; X cuenta cuántas veces cae en la dorada.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A student guesses on 20 true-or-false questions; X counts the right answers.`,
      es: prose`Un estudiante adivina en 20 preguntas de verdadero o falso; X cuenta los aciertos.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A player makes 80% of her free throws, independently of one another, and takes 15; X counts the free throws made.`,
      es: prose`Una jugadora encesta el 80% de sus tiros libres, de manera independiente, y hace 15; X cuenta los tiros encestados.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`40 seeds are planted, and each germinates with probability 0.9, independently; X counts the seeds that germinate.`,
      es: prose`Se siembran 40 semillas y cada una germina con probabilidad 0.9, de manera independiente; X cuenta las que germinan.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`A computer picks a random digit from 0 to 9 and does so 18 times; X counts the sevens.`,
      es: prose`Una computadora elige al azar un dígito del 0 al 9 y lo hace 18 veces; X cuenta los sietes.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`Each of 100 emails is spam with the same probability, independently; X counts the spam emails.`,
      es: prose`Cada uno de 100 correos es basura con la misma probabilidad y de manera independiente; X cuenta los correos basura.`,
    },
  },
  {
    fails: 'binomial',
    says: {
      en: prose`On each of 14 days a traffic light is red with probability 0.4, independently of the other days; X counts the days with a red light.`,
      es: prose`En cada uno de 14 días un semáforo está en rojo con probabilidad 0.4, de manera independiente de los demás días; X cuenta los días en rojo.`,
    },
  },
  {
    fails: 'fixed',
    says: {
      en: prose`A fair coin is tossed until it shows heads; X counts the tosses.`,
      es: prose`Se lanza una moneda justa hasta que sale cara; X cuenta los lanzamientos.`,
    },
  },
  {
    fails: 'fixed',
    says: {
      en: prose`A player shoots free throws until she makes three; X counts the shots.`,
      es: prose`Una jugadora tira tiros libres hasta encestar tres; X cuenta los tiros.`,
    },
  },
  {
    fails: 'fixed',
    says: {
      en: prose`Cars are checked until one has a flat tire; X counts the cars.`,
      es: prose`Se revisan carros hasta hallar uno con una llanta desinflada; X cuenta los carros.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`5 cards are dealt from a deck of 52 without putting any back; X counts the hearts.`,
      es: prose`Se reparten 5 cartas de una baraja de 52 sin devolver ninguna; X cuenta los corazones.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`4 marbles are drawn from a bag of 10 without putting any back; X counts the red ones.`,
      es: prose`Se sacan 4 canicas de una bolsa de 10 sin devolver ninguna; X cuenta las rojas.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`6 students are picked from a class of 20 without repeats; X counts those who are left-handed.`,
      es: prose`Se escogen 6 estudiantes de una clase de 20 sin repetir; X cuenta los zurdos.`,
    },
  },
  {
    fails: 'constant',
    says: {
      en: prose`A player takes 10 shots, each from farther away than the last; X counts the shots made.`,
      es: prose`Una jugadora hace 10 tiros, cada uno desde más lejos que el anterior; X cuenta los aciertos.`,
    },
  },
  {
    fails: 'constant',
    says: {
      en: prose`A student takes one test in each of 6 subjects, of different difficulty; X counts the tests passed.`,
      es: prose`Un estudiante presenta una prueba en cada una de 6 materias, de distinta dificultad; X cuenta las pruebas aprobadas.`,
    },
  },
]

export const binomialDistribution = defineTopic(
  {
    id: 'binomial-distribution',
    name: { en: 'Binomial distribution', es: 'Distribución binomial' },
    description: {
      en: 'Find the probability of a number of successes in a fixed number of independent trials.',
      es: 'Halla la probabilidad de cierto número de éxitos en un número fijo de ensayos independientes.',
    },
    domain: 'Random Variables & Distributions',
    standards: ['S-MD.A.3', 'S-MD.A.4', 'S-CP.B.9', 'AP-STAT-4.10', 'AP-STAT-4.11'],
    levels: {
      easy: { ways: ['exactly'], least: 3, most: 6 },
      medium: { ways: WAYS, least: 6, most: 12 },
      hard: { ways: [], least: 20, most: 200 },
    },
  },
  form => ({
    probability: form({
      levels: ['easy', 'medium'],
      share: 3,
      lines: 4,
      draw: (random, { ways, least, most }) =>
        random.until(
          () => {
            const n = random.int(least, most)
            return {
              way: random.evenly<Way>(ways),
              n,
              ...drawSetting(random),
              k: random.int(1, n - 1),
            }
          },
          ({ way, n, p, k }) => {
            const value = total(way, n, p.toNumber(), k)
            return value > 0.0005 && value < 0.9995 && isSafe(value, 4)
          },
        ),
      answer: decimalNumber,
      solve: ({ way, n, p, k }) => shownFloat(total(way, n, p.toNumber(), k), 4),
      ask({ way, n, p, k, setting }) {
        const told = settings[setting]?.(n, plain(p))
        const asked = asks[way](k)
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      check(printed, answer) {
        const [n, p, [k = 0]] = settingIn(printed)
        const way = wayIn(printed.text)
        const value = distribution(n, p).reduce((sum, part, x) => sum + (isIn(way, x, k) ? part : 0), 0)
        return Math.abs(value - exact(answer).toNumber()) < 0.00005
      },
    }),

    isBinomial: form({
      levels: ['easy'],
      lines: 0,
      draw: random => ({ setting: random.evenly(bank) }),
      answer: option({
        binomial: { en: prose`X is binomial.`, es: prose`X es binomial.` },
        fixed: { en: prose`No: the number of trials is not fixed.`, es: prose`No: el número de ensayos no es fijo.` },
        independent: {
          en: prose`No: the trials are not independent.`,
          es: prose`No: los ensayos no son independientes.`,
        },
        constant: {
          en: prose`No: the probability is not always the same.`,
          es: prose`No: la probabilidad no es siempre la misma.`,
        },
      }),
      solve: ({ setting }) => setting.fails,
      ask: ({ setting }) => ({
        en: [setting.says.en, prose`Is X binomial?`],
        es: [setting.says.es, prose`¿Es X binomial?`],
      }),
      check: (printed, answer) =>
        answer ===
        (/until|hasta/.test(printed.text)
          ? 'fixed'
          : /without|sin /.test(printed.text)
            ? 'independent'
            : /farther|different difficulty|más lejos|distinta dificultad/.test(printed.text)
              ? 'constant'
              : 'binomial'),
    }),

    meanAndDeviation: form({
      levels: ['medium', 'hard'],
      share: 2,
      lines: 3,
      draw: (random, { least, most }) =>
        random.until(
          () => ({ n: random.int(least, most), ...drawSetting(random) }),
          ({ n, p }) => isSafe(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2),
        ),
      answer: numberList,
      solve: ({ n, p }) => [plain(p.times(n)), shownFloat(Math.sqrt(n * p.toNumber() * (1 - p.toNumber())), 2)],
      ask({ n, p, setting }) {
        const told = settings[setting]?.(n, plain(p))
        const asked = {
          en: prose`Find the mean and the standard deviation of X. Round the standard deviation to the nearest hundredth.`,
          es: prose`Halla la media y la desviación estándar de X. Redondea la desviación estándar a la centésima más cercana.`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      // Weighted sums over the whole distribution.
      check(printed, [mean, deviation]) {
        const [n, p] = settingIn(printed)
        const chances = distribution(n, p)
        const center = chances.reduce((sum, part, x) => sum + part * x, 0)
        const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - center) ** 2, 0))
        return (
          mean !== undefined &&
          deviation !== undefined &&
          Math.abs(exact(mean).toNumber() - center) < 1e-6 &&
          Math.abs(exact(deviation).toNumber() - spread) <= 0.005001
        )
      },
    }),

    shadedBars: form({
      levels: ['medium'],
      lines: 3,
      draw(random) {
        const n = random.int(4, 6)
        const p = hundredths(random.int(6, 14))
        const k = random.int(1, n - 1)
        return { n, p, k, isUpper: random.evenly([true, false]) }
      },
      answer: decimalNumber,
      solve({ n, p, k, isUpper }) {
        const heights = heightsOf(n, p.toNumber())
        return decimal(
          heights.filter((_, x) => (isUpper ? x >= k : x <= k)).reduce((a, b) => a.plus(b), Ratio.of(0)),
          2,
        )
      },
      ask({ n, p, k, isUpper }) {
        const heights = heightsOf(n, p.toNumber()).map(height => height.toNumber())
        const drawn = histogram({
          from: 0,
          heights,
          over: 'values',
          x: symbol('X'),
          y: { from: 0, to: 0.6, step: 0.1, name: words('Probability', 'Probabilidad') },
        })
        const event = relation(symbol('X'), isUpper ? '≥' : '≤', k)
        const given = heightsOf(n, p.toNumber()).map(height => decimal(height, 2))
        return {
          en: [
            figure(drawn),
            prose`The bars from X = 0 on have the heights ${{ kind: 'list', items: given, brackets: '' }}. Find ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
          ],
          es: [
            figure(drawn),
            prose`Las barras desde X = 0 tienen las alturas ${{ kind: 'list', items: given, brackets: '' }}. Halla ${{ kind: 'apply', name: 'P', to: [event], primes: 0, inverse: false }}.`,
          ],
        }
      },
      check(printed, answer) {
        const { heights } = printed.figure('histogram')
        const { sign, right } = printed.one('relation')
        const k = exact(right).n
        const sum = heights.reduce(
          (area: number, height, x) => area + ((sign === '≥' ? x >= k : x <= k) ? (height ?? 0) : 0),
          0,
        )
        return Math.abs(sum - exact(answer).toNumber()) < 1e-9
      },
    }),

    unusual: form({
      levels: ['hard'],
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const n = random.int(40, 200)
            const { setting, p } = drawSetting(random)
            const spread = Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
            const distance = random.evenly([true, false]) ? random.int(24, 40) : random.int(6, 16)
            return { n, p, setting, count: Math.round(n * p.toNumber() + (random.sign() * distance * spread) / 10) }
          },
          ({ n, p, count }) => {
            const z = Math.abs(count - n * p.toNumber()) / Math.sqrt(n * p.toNumber() * (1 - p.toNumber()))
            return count < n && count > 1 && ((z > 2.2 && z < 5) || (z < 1.8 && z > 0.5))
          },
        ),
      answer: option({
        unusual: { en: prose`Yes, it is unusual.`, es: prose`Sí, es inusual.` },
        usual: { en: prose`No, it is not unusual.`, es: prose`No, no es inusual.` },
      }),
      solve: ({ n, p, count }) =>
        (count - n * p.toNumber()) ** 2 > 4 * n * p.toNumber() * (1 - p.toNumber()) ? 'unusual' : 'usual',
      ask({ n, p, count, setting }) {
        const told = settings[setting]?.(n, plain(p))
        const asked = {
          en: prose`X turns out to be ${count}. Is this unusual, that is, more than 2 standard deviations from the mean?`,
          es: prose`X resulta ser ${count}. ¿Es inusual, es decir, está a más de 2 desviaciones estándar de la media?`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      check(printed, answer) {
        const [n, p, [count = 0]] = settingIn(printed)
        const chances = distribution(n, p)
        const spread = Math.sqrt(chances.reduce((sum, part, x) => sum + part * (x - n * p) ** 2, 0))
        return answer === (Math.abs(count - n * p) > 2 * spread ? 'unusual' : 'usual')
      },
    }),

    normalApproximation: form({
      levels: ['hard'],
      lines: 2,
      draw: random =>
        random.until(
          () => ({ n: random.int(20, 200), ...drawSetting(random), isLarge: random.evenly([true, false]) }),
          ({ n, p, isLarge }) => isLarge === hasLargeCounts(n, p),
        ),
      answer: option({
        yes: { en: prose`Yes, both are at least 10.`, es: prose`Sí, ambos son por lo menos 10.` },
        no: { en: prose`No, at least one is less than 10.`, es: prose`No, por lo menos uno es menor que 10.` },
      }),
      solve: ({ n, p }) => (hasLargeCounts(n, p) ? 'yes' : 'no'),
      ask({ n, p, setting }) {
        const told = settings[setting]?.(n, plain(p))
        const asked = {
          en: prose`A normal distribution is used for X only if the expected numbers of successes and of failures are both at least 10. Is this the case here?`,
          es: prose`Se usa una distribución normal para X solo si los números esperados de éxitos y de fracasos son ambos por lo menos 10. ¿Es así en este caso?`,
        }
        return { en: told ? [told.en, asked.en] : asked.en, es: told ? [told.es, asked.es] : asked.es }
      },
      // The expected numbers as weighted sums over the whole distribution.
      check(printed, answer) {
        const [n, p] = settingIn(printed)
        const successes = distribution(n, p).reduce((sum, part, x) => sum + part * x, 0)
        return answer === (Math.min(successes, n - successes) > 10 - 1e-6 ? 'yes' : 'no')
      },
    }),

    smallestNumber: form({
      levels: ['hard'],
      lines: 3,
      draw: random => ({ p: hundredths(random.int(1, 12)), goal: random.pick([90, 95, 99]) }),
      answer: integer,
      solve({ p, goal }) {
        let n = 1
        while (1 - (1 - p.toNumber()) ** n < goal / 100 - 1e-12) n++
        return n
      },
      ask: ({ p, goal }) => ({
        en: prose`Each trial succeeds with probability ${plain(p)}, independently. Find the smallest number of trials for which the probability of at least one success is at least ${plain(Ratio.of(goal, 100))}.`,
        es: prose`Cada ensayo tiene éxito con probabilidad ${plain(p)}, de manera independiente. Halla el menor número de ensayos para el que la probabilidad de por lo menos un éxito es por lo menos ${plain(Ratio.of(goal, 100))}.`,
      }),
      check(printed, answer) {
        const [p, goal] = printed.numbers
        if (!p || !goal) return false
        const needed = Math.log(1 - goal.toNumber()) / Math.log(1 - p.toNumber())
        return exact(answer).isInteger && exact(answer).n === Math.ceil(needed - 1e-9)
      },
    }),
  }),
)

const hasLargeCounts = (n: number, p: Ratio): boolean =>
  p.times(n).compare(10) >= 0 && Ratio.of(n).minus(p.times(n)).compare(10) >= 0

/** Probabilities to hundredths that add up to 1: the largest takes what rounding leaves. */
function heightsOf(n: number, p: number): Ratio[] {
  const cents = Array.from({ length: n + 1 }, (_, k) => Math.round(100 * chance(n, p, k)))
  const rest = 100 - cents.reduce((a, b) => a + b, 0)
  const top = cents.indexOf(Math.max(...cents))
  return cents.map((value, k) => Ratio.of(value + (k === top ? rest : 0), 100))
}
