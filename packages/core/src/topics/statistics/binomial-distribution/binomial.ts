import {
  answerStep,
  apply,
  type Block,
  type Both,
  bracketed,
  combinations,
  decimal,
  type Expr,
  equation,
  explainedBy,
  expr,
  failed,
  type Inline,
  itemOf,
  join,
  line,
  list,
  MU,
  minus,
  number,
  over,
  type Printed,
  power,
  prose,
  Ratio,
  relation,
  root,
  SIGMA,
  type Step,
  shownValue,
  statements,
  step,
  sum,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nearest, shownFloat } from '../../kit/statistics/decimals.ts'

const chooseFloat = (n: number, k: number) => {
  let product = 1
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i
  return product
}
export const chance = (n: number, p: number, k: number) => chooseFloat(n, k) * p ** k * (1 - p) ** (n - k)

/** The same by building up trial after trial. */
export function distribution(n: number, p: number): number[] {
  let chances = [1]
  for (let i = 0; i < n; i++)
    chances = [...chances, 0].map((value, k) => value * (1 - p) + (k === 0 ? 0 : itemOf(chances, k - 1)) * p)
  return chances
}

export const WAYS = ['exactly', 'at most', 'at least', 'more than', 'fewer than'] as const
export type Way = (typeof WAYS)[number]
export const isIn = (way: Way, x: number, k: number) =>
  ({ exactly: x === k, 'at most': x <= k, 'at least': x >= k, 'more than': x > k, 'fewer than': x < k })[way]
export const total = (way: Way, n: number, p: number, k: number) =>
  Array.from({ length: n + 1 }, (_, x) => (isIn(way, x, k) ? chance(n, p, x) : 0)).reduce((a, b) => a + b, 0)

export const asks: Record<Way, (k: number) => Both<Block>> = {
  exactly: k => ({
    en: prose`Find the probability that ${symbol('X')} is exactly ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que ${symbol('X')} sea exactamente ${k}, con 4 cifras decimales.`,
  }),
  'at most': k => ({
    en: prose`Find the probability that ${symbol('X')} is at most ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que ${symbol('X')} sea como máximo ${k}, con 4 cifras decimales.`,
  }),
  'at least': k => ({
    en: prose`Find the probability that ${symbol('X')} is at least ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que ${symbol('X')} sea por lo menos ${k}, con 4 cifras decimales.`,
  }),
  'more than': k => ({
    en: prose`Find the probability that ${symbol('X')} is more than ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que ${symbol('X')} sea mayor que ${k}, con 4 cifras decimales.`,
  }),
  'fewer than': k => ({
    en: prose`Find the probability that ${symbol('X')} is less than ${k}, to 4 decimal places.`,
    es: prose`Halla la probabilidad de que ${symbol('X')} sea menor que ${k}, con 4 cifras decimales.`,
  }),
}
export const wayIn = (text: string): Way =>
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
export function settingIn(printed: Printed): readonly [n: number, p: number, rest: number[]] {
  const numbers = printed.numbers.map(value => value.toNumber())
  const p = numbers.find(value => value > 0 && value < 1) ?? failed('A setting prints its probability')
  const others = numbers.filter(value => value !== p)
  return [itemOf(others, 0), p, others.slice(1)]
}
/** 0.35, but 1/3. */
export const probability = (p: Ratio): Expr => (20 % p.d === 0 ? decimal(p) : number(p))

interface Setting {
  readonly says: Both<Block>
  readonly fails: 'binomial' | 'fixed' | 'independent' | 'constant'
  /** Where the number is not fixed, how long the trials go on. */
  readonly goesOn?: Both<readonly Inline[]>
  /** How the four conditions are met. */
  readonly met?: Both<Block>
}
/** 15 tosses; independent; heads or not; P = 1/2 each time. */
const met = (
  n: number,
  trials: string,
  ensayos: string,
  success: string,
  logro: string,
  p: Expr | null,
): Both<Block> => {
  const chanceOf = p && equation(symbol('P'), p)
  return {
    en: chanceOf
      ? prose`${n} ${words(trials, ensayos)}; independent; ${words(success, logro)}; ${chanceOf} each time`
      : prose`${n} ${words(trials, ensayos)}; independent; ${words(success, logro)}; the same probability each time`,
    es: chanceOf
      ? prose`${n} ${words(trials, ensayos)}; independientes; ${words(success, logro)}; ${chanceOf} cada vez`
      : prose`${n} ${words(trials, ensayos)}; independientes; ${words(success, logro)}; la misma probabilidad cada vez`,
  }
}
export const bank: readonly Setting[] = [
  {
    fails: 'binomial',
    met: met(15, 'tosses', 'lanzamientos', 'heads or not', 'cara o no', over(1, 2)),
    says: {
      en: prose`A fair coin is tossed 15 times; ${symbol('X')} counts the heads.`,
      es: prose`Se lanza 15 veces una moneda justa; ${symbol('X')} cuenta las caras.`,
    },
  },
  {
    fails: 'binomial',
    met: met(20, 'rolls', 'lanzamientos', 'six or not', 'seis o no', over(1, 6)),
    says: {
      en: prose`A fair die is rolled 20 times; ${symbol('X')} counts the sixes.`,
      es: prose`Se lanza 20 veces un dado justo; ${symbol('X')} cuenta los seises.`,
    },
  },
  {
    fails: 'binomial',
    met: met(12, 'spins', 'giros', 'red or not', 'rojo o no', over(1, 4)),
    says: {
      en: prose`A spinner that lands on red one time in four is spun 12 times; ${symbol('X')} counts the reds.`,
      es: prose`Una ruleta que cae en rojo una de cada cuatro veces se gira 12 veces; ${symbol('X')} cuenta los rojos.`,
    },
  },
  {
    fails: 'binomial',
    met: met(10, 'questions', 'preguntas', 'right or not', 'acierto o no', over(1, 4)),
    says: {
      en: prose`A student guesses on 10 questions with four choices each; ${symbol('X')} counts the right answers.`,
      es: prose`Un estudiante contesta al azar 10 preguntas de cuatro opciones; ${symbol('X')} cuenta los aciertos.`,
    },
  },
  {
    fails: 'binomial',
    met: met(8, 'draws', 'extracciones', 'blue or not', 'azul o no', null),
    says: {
      en: prose`A marble is drawn 8 times from a bag and put back each time; ${symbol('X')} counts the blue ones.`,
      es: prose`Se saca 8 veces una canica de una bolsa y se devuelve cada vez; ${symbol('X')} cuenta las azules.`,
    },
  },
  {
    fails: 'binomial',
    met: met(50, 'parts', 'piezas', 'defective or not', 'defectuosa o no', null),
    says: {
      en: prose`A machine makes 50 parts, each defective with the same probability, independently; ${symbol('X')} counts the defective parts.`,
      es: prose`Una máquina hace 50 piezas, cada una defectuosa con la misma probabilidad y de manera independiente; ${symbol('X')} cuenta las defectuosas.`,
    },
  },
  {
    fails: 'binomial',
    met: met(30, 'tosses', 'lanzamientos', 'tails or not', 'cruz o no', over(1, 2)),
    says: {
      en: prose`A fair coin is tossed 30 times; ${symbol('X')} counts the tails.`,
      es: prose`Se lanza 30 veces una moneda justa; ${symbol('X')} cuenta las cruces.`,
    },
  },
  {
    fails: 'binomial',
    met: met(12, 'rolls', 'lanzamientos', 'even or not', 'par o no', over(1, 2)),
    says: {
      en: prose`A fair die is rolled 12 times; ${symbol('X')} counts the even numbers.`,
      es: prose`Se lanza 12 veces un dado justo; ${symbol('X')} cuenta los números pares.`,
    },
  },
  {
    fails: 'binomial',
    met: met(10, 'draws', 'extracciones', 'heart or not', 'corazón o no', over(1, 4)),
    says: {
      en: prose`A card is drawn 10 times from a deck of 52 and put back each time; ${symbol('X')} counts the hearts.`,
      es: prose`Se saca 10 veces una carta de una baraja de 52 y se devuelve cada vez; ${symbol('X')} cuenta los corazones.`,
    },
  },
  {
    fails: 'binomial',
    met: met(25, 'spins', 'giros', 'gold or not', 'dorada o no', over(1, 8)),
    says: {
      en: prose`A spinner with 8 equal sections, one of them gold, is spun 25 times; ${symbol('X')} counts how often it lands on gold.`,
      es: prose`Una ruleta con 8 secciones iguales, una de ellas dorada, se gira 25 veces; ${symbol('X')} cuenta cuántas veces cae en la dorada.`,
    },
  },
  {
    fails: 'binomial',
    met: met(20, 'questions', 'preguntas', 'right or not', 'acierto o no', over(1, 2)),
    says: {
      en: prose`A student guesses on 20 true-or-false questions; ${symbol('X')} counts the right answers.`,
      es: prose`Un estudiante contesta al azar 20 preguntas de verdadero o falso; ${symbol('X')} cuenta los aciertos.`,
    },
  },
  {
    fails: 'binomial',
    met: met(15, 'free throws', 'tiros libres', 'made or not', 'encestado o no', decimal(Ratio.of(4, 5))),
    says: {
      en: prose`A player makes 80% of her free throws, independently of one another, and takes 15; ${symbol('X')} counts the free throws made.`,
      es: prose`Una jugadora encesta el 80% de sus tiros libres, de manera independiente, y hace 15; ${symbol('X')} cuenta los tiros encestados.`,
    },
  },
  {
    fails: 'binomial',
    met: met(40, 'seeds', 'semillas', 'germinates or not', 'germina o no', decimal(Ratio.of(9, 10))),
    says: {
      en: prose`40 seeds are planted, and each germinates with probability 0.9, independently; ${symbol('X')} counts the seeds that germinate.`,
      es: prose`Se siembran 40 semillas y cada una germina con probabilidad 0.9, de manera independiente; ${symbol('X')} cuenta las que germinan.`,
    },
  },
  {
    fails: 'binomial',
    met: met(18, 'digits', 'dígitos', 'seven or not', 'siete o no', over(1, 10)),
    says: {
      en: prose`A computer picks a random digit from 0 to 9 and does so 18 times; ${symbol('X')} counts the sevens.`,
      es: prose`Una computadora elige al azar un dígito del 0 al 9 y lo hace 18 veces; ${symbol('X')} cuenta los sietes.`,
    },
  },
  {
    fails: 'binomial',
    met: met(100, 'emails', 'correos', 'spam or not', 'basura o no', null),
    says: {
      en: prose`Each of 100 emails is spam with the same probability, independently; ${symbol('X')} counts the spam emails.`,
      es: prose`Cada uno de 100 correos es basura con la misma probabilidad y de manera independiente; ${symbol('X')} cuenta los correos basura.`,
    },
  },
  {
    fails: 'binomial',
    met: met(14, 'days', 'días', 'red or not', 'rojo o no', decimal(Ratio.of(2, 5))),
    says: {
      en: prose`On each of 14 days a traffic light is red with probability 0.4, independently of the other days; ${symbol('X')} counts the days with a red light.`,
      es: prose`En cada uno de 14 días un semáforo está en rojo con probabilidad 0.4, de manera independiente de los demás días; ${symbol('X')} cuenta los días en rojo.`,
    },
  },
  {
    fails: 'fixed',
    goesOn: {
      en: line`the tosses go on until the coin shows heads`,
      es: line`los lanzamientos siguen hasta que sale cara`,
    },
    says: {
      en: prose`A fair coin is tossed until it shows heads; ${symbol('X')} counts the tosses.`,
      es: prose`Se lanza una moneda justa hasta que sale cara; ${symbol('X')} cuenta los lanzamientos.`,
    },
  },
  {
    fails: 'fixed',
    goesOn: { en: line`the shots go on until three are made`, es: line`los tiros siguen hasta que encesta tres` },
    says: {
      en: prose`A player shoots free throws until she makes three; ${symbol('X')} counts the shots.`,
      es: prose`Una jugadora tira tiros libres hasta encestar tres; ${symbol('X')} cuenta los tiros.`,
    },
  },
  {
    fails: 'fixed',
    goesOn: {
      en: line`the checks go on until a car has a flat tire`,
      es: line`las revisiones siguen hasta hallar una llanta desinflada`,
    },
    says: {
      en: prose`Cars are checked until one has a flat tire; ${symbol('X')} counts the cars.`,
      es: prose`Se revisan carros hasta hallar uno con una llanta desinflada; ${symbol('X')} cuenta los carros.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`5 cards are dealt from a deck of 52 without putting any back; ${symbol('X')} counts the hearts.`,
      es: prose`Se reparten 5 cartas de una baraja de 52 sin devolver ninguna; ${symbol('X')} cuenta los corazones.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`4 marbles are drawn from a bag of 10 without putting any back; ${symbol('X')} counts the red ones.`,
      es: prose`Se sacan 4 canicas de una bolsa de 10 sin devolver ninguna; ${symbol('X')} cuenta las rojas.`,
    },
  },
  {
    fails: 'independent',
    says: {
      en: prose`6 students are picked from a class of 20 without repeats; ${symbol('X')} counts those who are left-handed.`,
      es: prose`Se escogen 6 estudiantes de una clase de 20 sin repetir; ${symbol('X')} cuenta los zurdos.`,
    },
  },
  {
    fails: 'constant',
    says: {
      en: prose`A player takes 10 shots, each from farther away than the last; ${symbol('X')} counts the shots made.`,
      es: prose`Una jugadora hace 10 tiros, cada uno desde más lejos que el anterior; ${symbol('X')} cuenta los aciertos.`,
    },
  },
  {
    fails: 'constant',
    says: {
      en: prose`A student takes one test in each of 6 subjects, of different difficulty; ${symbol('X')} counts the tests passed.`,
      es: prose`Un estudiante presenta una prueba en cada una de 6 materias, de distinta dificultad; ${symbol('X')} cuenta las pruebas aprobadas.`,
    },
  },
]

const X = symbol('X')
const at = (k: number): Expr => apply('P', relation(X, '=', k))
/** The binomial formula at k, with its numbers. */
function termOf(n: number, p: Ratio, k: number): Expr {
  const miss = Ratio.of(1).minus(p)
  const raised = (of: Ratio, exponent: number) =>
    power(of.d > 1 ? bracketed(probability(of)) : probability(of), exponent)
  return join(combinations(n, k), raised(p, k), raised(miss, n - k))
}

/** What is left to do with the probabilities that the formula has given. */
const restStep = (work: Expr, isComplement: boolean, more: number, isEachShown: boolean): Step => {
  const [others, rest] = isEachShown
    ? ['', '']
    : ['Find the others in the same way. ', 'Halla las demás de la misma manera. ']
  const [what, act] = !isComplement
    ? ['Add', 'Suma']
    : more > 0
      ? ['Subtract the sum from 1', 'Resta la suma de 1']
      : ['Subtract from 1', 'Resta de 1']
  return explainedBy(work, {
    en: [`${others}${what} and round to 4 decimal places.`],
    es: [`${rest}${act} y redondea a 4 cifras decimales.`],
  })
}

/** The probability of these values of X: each by the formula, added; from 1 where the others are fewer. */
export function probabilitySteps(
  n: number,
  p: Ratio,
  event: Expr,
  values: readonly number[],
  answer: Value,
): readonly Step[] {
  const others = Array.from({ length: n + 1 }, (_, k) => k).filter(k => !values.includes(k))
  const isComplement = others.length < values.length
  const taken = isComplement ? others : values
  const [first, ...more] = taken
  if (first === undefined) return []
  // Up to three are written out.
  const shown = taken.length > 3 ? [first] : taken
  const value = (k: number) => shownFloat(chance(n, p.toNumber(), k), 5)
  const added = (of: readonly Expr[]): Expr => (of.length === 1 ? (of[0] ?? X) : sum(...of))
  const bare = added(taken.map(value))
  const named = added(taken.map(at))
  return [
    ...(values.length === 1
      ? []
      : [
          step(
            equation(apply('P', event), isComplement ? minus(1, more.length > 0 ? bracketed(named) : named) : named),
            because.explain,
            {
              sentence: isComplement
                ? {
                    en: line`The other values are fewer: take 1 minus their probabilities.`,
                    es: line`Los otros valores son menos: toma 1 menos sus probabilidades.`,
                  }
                : {
                    en: line`Add the probabilities of these values of ${symbol('X')}.`,
                    es: line`Suma las probabilidades de estos valores de ${symbol('X')}.`,
                  },
            },
          ),
        ]),
    step(statements(...shown.map(k => relation(equation(at(k), termOf(n, p, k)), '≈', value(k)))), because.use, {
      rule: { en: line`the binomial formula`, es: line`la fórmula binomial` },
    }),
    values.length === 1
      ? step(relation(at(first), '≈', answer), because.roundAtTheEnd, { place: nearest.tenThousandth })
      : restStep(
          relation(isComplement ? minus(1, more.length > 0 ? bracketed(bare) : bare) : bare, '≈', answer),
          isComplement,
          more.length,
          shown.length === taken.length,
        ),
  ]
}

export const meanStep = (n: number, p: Ratio): Step =>
  step(equation(equation(MU, join(n, probability(p))), shownValue(p.times(n))), because.binomialMean)
export const deviationStep = (n: number, p: Ratio, deviation: Value): Step =>
  step(
    relation(
      equation(
        SIGMA,
        root(
          p.d === 3 || p.d === 6
            ? join(n, bracketed(probability(p)), bracketed(probability(Ratio.of(1).minus(p))))
            : join(n, probability(p), probability(Ratio.of(1).minus(p))),
        ),
      ),
      '≈',
      deviation,
    ),
    because.binomialDeviation,
  )
export const meanAndDeviationSteps = (
  n: number,
  p: Ratio,
  [mean, deviation]: readonly [Value, Value],
): readonly Step[] => [
  meanStep(n, p),
  deviationStep(n, p, deviation),
  answerStep(list(equation(MU, mean), relation(SIGMA, '≈', deviation)), {
    en: line`On average ${symbol('X')} is ${expr(mean)}; it typically differs from that by about ${expr(deviation)}.`,
    es: line`En promedio ${symbol('X')} es ${expr(mean)}; suele diferir de eso en aproximadamente ${expr(deviation)}.`,
  }),
]
