import {
  answerStep,
  type Block,
  type Both,
  bracketed,
  type Content,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  type Inline,
  line,
  measure,
  minus,
  mixed,
  money,
  name,
  type Of,
  type Person,
  type Printed,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  subject,
  sum,
  type Value,
} from '../../../author.ts'
import type { SignedTerm } from '../../kit/integers/signed-sum.ts'

type Range = readonly [least: number, most: number]

/** A signed start and a change that the sentence sends up or down, in parts of the unit. */
export interface RationalStory {
  readonly way: 'up' | 'down'
  readonly start: Range
  readonly change: Range
  /** The sentence that ends the solution. */
  readonly ends: (end: Expr) => Both<readonly Inline[]>
  readonly says: (start: Ratio, change: Ratio, who: Person) => Both<Block>
}

/** A story in a unit of length or temperature. */
interface MeasuredStory extends RationalStory {
  readonly amount: (value: Ratio) => Of<'measure'>
}

const cents = (value: Ratio) => money(value.times(100).n)
const degrees = (value: Ratio) => measure(decimal(value), 'degree-celsius')
const meters = (value: Ratio) => measure(decimal(value), 'meter')
const feet = (value: Ratio) => measure(mixed(value), 'foot')
const inches = (value: Ratio) => measure(mixed(value), 'inch')

/** In hundredths. */
export const decimalStories: readonly RationalStory[] = [
  {
    way: 'down',
    start: [-2000, 3000],
    change: [1000, 4500],
    ends: end => ({ en: line`The new balance is ${end}.`, es: line`El nuevo saldo es de ${end}.` }),
    says: (start, change, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${role('start', cents(start))}. Then ${subject(who)} pays a bill of ${role('fall', cents(change))} from it. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${role('start', cents(start))}. Después, ${name(who)} paga con ella una factura de ${role('fall', cents(change))}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-4500, -500],
    change: [1500, 9000],
    ends: end => ({ en: line`The new balance is ${end}.`, es: line`El nuevo saldo es de ${end}.` }),
    says: (start, change, who) => ({
      en: prose`${name(who)}’s bank account has a balance of ${role('start', cents(start))}. Then ${subject(who)} deposits ${role('rise', cents(change))}. What is the new balance in dollars?`,
      es: prose`La cuenta bancaria de ${name(who)} tiene un saldo de ${role('start', cents(start))}. Después, ${name(who)} deposita ${role('rise', cents(change))}. ¿Cuál es el nuevo saldo en dólares?`,
    }),
  },
  {
    way: 'down',
    start: [-300, 400],
    change: [50, 600],
    ends: end => ({
      en: line`The change over both days is ${end}.`,
      es: line`El cambio en los dos días es de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`On Monday the price of a stock changes by ${role('start', cents(start))}. On Tuesday it falls by ${role('fall', cents(change))}. What is the change over both days in dollars?`,
      es: prose`El lunes el precio de una acción cambia ${role('start', cents(start))}. El martes baja ${role('fall', cents(change))}. ¿Cuál es el cambio en los dos días, en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-600, -100],
    change: [50, 700],
    ends: end => ({
      en: line`The change over both days is ${end}.`,
      es: line`El cambio en los dos días es de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`On Monday the price of a stock changes by ${role('start', cents(start))}. On Tuesday it rises by ${role('rise', cents(change))}. What is the change over both days in dollars?`,
      es: prose`El lunes el precio de una acción cambia ${role('start', cents(start))}. El martes sube ${role('rise', cents(change))}. ¿Cuál es el cambio en los dos días, en dólares?`,
    }),
  },
  {
    way: 'down',
    start: [-800, 900],
    change: [250, 1200],
    ends: end => ({
      en: line`The balance of the card is now ${end}.`,
      es: line`El saldo de la tarjeta es ahora de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`The balance of a transit card is ${role('start', cents(start))}. Then a trip costs ${role('fall', cents(change))}. What is the balance of the card now, in dollars?`,
      es: prose`El saldo de una tarjeta de transporte es de ${role('start', cents(start))}. Después, un viaje cuesta ${role('fall', cents(change))}. ¿Cuál es ahora el saldo de la tarjeta, en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-1200, -200],
    change: [500, 2500],
    ends: end => ({
      en: line`The balance of the card is now ${end}.`,
      es: line`El saldo de la tarjeta es ahora de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`The balance of a transit card is ${role('start', cents(start))}. Then ${role('rise', cents(change))} is loaded onto it. What is the balance of the card now, in dollars?`,
      es: prose`El saldo de una tarjeta de transporte es de ${role('start', cents(start))}. Después se le cargan ${role('rise', cents(change))}. ¿Cuál es ahora el saldo de la tarjeta, en dólares?`,
    }),
  },
  {
    way: 'down',
    start: [-2500, 2000],
    change: [1500, 5500],
    ends: end => ({ en: line`The balance is now ${end}.`, es: line`El saldo es ahora de ${end}.` }),
    says: (start, change) => ({
      en: prose`The balance of a school club is ${role('start', cents(start))}. The club pays ${role('fall', cents(change))} for paint. What is the balance now, in dollars?`,
      es: prose`El saldo de un club escolar es de ${role('start', cents(start))}. El club paga ${role('fall', cents(change))} por pintura. ¿Cuál es ahora el saldo, en dólares?`,
    }),
  },
  {
    way: 'up',
    start: [-6000, -1500],
    change: [2500, 9500],
    ends: end => ({ en: line`The balance is now ${end}.`, es: line`El saldo es ahora de ${end}.` }),
    says: (start, change) => ({
      en: prose`The balance of a school club is ${role('start', cents(start))}. A bake sale brings in ${role('rise', cents(change))}. What is the balance now, in dollars?`,
      es: prose`El saldo de un club escolar es de ${role('start', cents(start))}. Una venta de pasteles aporta ${role('rise', cents(change))}. ¿Cuál es ahora el saldo, en dólares?`,
    }),
  },
]

/** In tenths. */
export const tenthStories: readonly MeasuredStory[] = [
  {
    way: 'down',
    start: [-60, 60],
    change: [25, 95],
    amount: degrees,
    ends: end => ({ en: line`The temperature is now ${end}.`, es: line`La temperatura es ahora de ${end}.` }),
    says: (start, change) => ({
      en: prose`The temperature is ${role('start', degrees(start))}. It falls ${role('fall', degrees(change))}. What is the temperature now, in degrees Celsius?`,
      es: prose`La temperatura es de ${role('start', degrees(start))}. Baja ${role('fall', degrees(change))}. ¿Cuál es la temperatura ahora, en grados Celsius?`,
    }),
  },
  {
    way: 'up',
    start: [-95, -15],
    change: [21, 130],
    amount: degrees,
    ends: end => ({ en: line`The temperature is now ${end}.`, es: line`La temperatura es ahora de ${end}.` }),
    says: (start, change) => ({
      en: prose`The temperature is ${role('start', degrees(start))}. It rises ${role('rise', degrees(change))}. What is the temperature now, in degrees Celsius?`,
      es: prose`La temperatura es de ${role('start', degrees(start))}. Sube ${role('rise', degrees(change))}. ¿Cuál es la temperatura ahora, en grados Celsius?`,
    }),
  },
  {
    way: 'down',
    start: [-9, 12],
    change: [11, 29],
    amount: meters,
    ends: end => ({ en: line`The drone is now at ${end}.`, es: line`El dron está ahora a ${end}.` }),
    says: (start, change) => ({
      en: prose`The height of a drone is measured from the edge of a cliff. The drone is at ${role('start', meters(start))}. Then it goes down ${role('fall', meters(change))}. What is its height now, in meters?`,
      es: prose`La altura de un dron se mide desde el borde de un acantilado. El dron está a ${role('start', meters(start))}. Después baja ${role('fall', meters(change))}. ¿Cuál es su altura ahora, en metros?`,
    }),
  },
  {
    way: 'up',
    start: [-19, -5],
    change: [11, 35],
    amount: meters,
    ends: end => ({ en: line`The drone is now at ${end}.`, es: line`El dron está ahora a ${end}.` }),
    says: (start, change) => ({
      en: prose`The height of a drone is measured from the edge of a cliff. The drone is at ${role('start', meters(start))}. Then it goes up ${role('rise', meters(change))}. What is its height now, in meters?`,
      es: prose`La altura de un dron se mide desde el borde de un acantilado. El dron está a ${role('start', meters(start))}. Después sube ${role('rise', meters(change))}. ¿Cuál es su altura ahora, en metros?`,
    }),
  },
  {
    way: 'down',
    start: [-85, -15],
    change: [12, 65],
    amount: meters,
    ends: end => ({ en: line`The diver is now at ${end}.`, es: line`La buceadora está ahora a ${end}.` }),
    says: (start, change) => ({
      en: prose`A diver is at an elevation of ${role('start', meters(start))}. The diver goes down ${role('fall', meters(change))}. What is the diver’s elevation now, in meters?`,
      es: prose`Una buceadora está a una elevación de ${role('start', meters(start))}. Baja ${role('fall', meters(change))}. ¿Cuál es su elevación ahora, en metros?`,
    }),
  },
  {
    way: 'up',
    start: [-190, -95],
    change: [25, 90],
    amount: meters,
    ends: end => ({ en: line`The diver is now at ${end}.`, es: line`La buceadora está ahora a ${end}.` }),
    says: (start, change) => ({
      en: prose`A diver is at an elevation of ${role('start', meters(start))}. The diver goes up ${role('rise', meters(change))}. What is the diver’s elevation now, in meters?`,
      es: prose`Una buceadora está a una elevación de ${role('start', meters(start))}. Sube ${role('rise', meters(change))}. ¿Cuál es su elevación ahora, en metros?`,
    }),
  },
  {
    way: 'down',
    start: [-195, -125],
    change: [15, 60],
    amount: degrees,
    ends: end => ({
      en: line`The temperature of the freezer is now ${end}.`,
      es: line`La temperatura del congelador es ahora de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`A freezer is at ${role('start', degrees(start))}. Its temperature falls ${role('fall', degrees(change))}. What is its temperature now, in degrees Celsius?`,
      es: prose`Un congelador está a ${role('start', degrees(start))}. Su temperatura baja ${role('fall', degrees(change))}. ¿Cuál es su temperatura ahora, en grados Celsius?`,
    }),
  },
  {
    way: 'up',
    start: [-185, -155],
    change: [15, 95],
    amount: degrees,
    ends: end => ({
      en: line`The temperature of the freezer is now ${end}.`,
      es: line`La temperatura del congelador es ahora de ${end}.`,
    }),
    says: (start, change) => ({
      en: prose`A freezer is at ${role('start', degrees(start))}. While its door is open, its temperature rises ${role('rise', degrees(change))}. What is its temperature now, in degrees Celsius?`,
      es: prose`Un congelador está a ${role('start', degrees(start))}. Mientras la puerta está abierta, su temperatura sube ${role('rise', degrees(change))}. ¿Cuál es su temperatura ahora, en grados Celsius?`,
    }),
  },
]

/** In eighths. */
export const fractionStories: { readonly [level in 'medium' | 'hard']: readonly MeasuredStory[] } = {
  medium: [
    {
      way: 'down',
      start: [-20, 20],
      change: [9, 40],
      amount: inches,
      ends: end => ({
        en: line`The gauge now shows ${end}.`,
        es: line`El medidor marca ahora ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`The gauge of a lake shows 0 at the normal water level. One day it shows ${role('start', inches(start))}. Then the water falls ${role('fall', inches(change))}. What does the gauge show now, in inches?`,
        es: prose`El medidor de un lago marca 0 cuando el agua está en su nivel normal. Un día marca ${role('start', inches(start))}. Después el agua baja ${role('fall', inches(change))}. ¿Cuánto marca ahora el medidor, en pulgadas?`,
      }),
    },
    {
      way: 'up',
      start: [-45, -5],
      change: [9, 60],
      amount: inches,
      ends: end => ({
        en: line`The gauge now shows ${end}.`,
        es: line`El medidor marca ahora ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`The gauge of a lake shows 0 at the normal water level. One day it shows ${role('start', inches(start))}. Then the water rises ${role('rise', inches(change))}. What does the gauge show now, in inches?`,
        es: prose`El medidor de un lago marca 0 cuando el agua está en su nivel normal. Un día marca ${role('start', inches(start))}. Después el agua sube ${role('rise', inches(change))}. ¿Cuánto marca ahora el medidor, en pulgadas?`,
      }),
    },
    {
      way: 'down',
      start: [-30, 20],
      change: [9, 45],
      amount: feet,
      ends: end => ({
        en: line`The elevator is now at ${end}.`,
        es: line`El elevador está ahora a ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`The height of a mine elevator is measured from ground level. The elevator is at ${role('start', feet(start))}. Then it goes down ${role('fall', feet(change))}. What is its height now, in feet?`,
        es: prose`La altura del elevador de una mina se mide desde el nivel del suelo. El elevador está a ${role('start', feet(start))}. Después baja ${role('fall', feet(change))}. ¿Cuál es su altura ahora, en pies?`,
      }),
    },
    {
      way: 'up',
      start: [-40, -5],
      change: [9, 70],
      amount: feet,
      ends: end => ({
        en: line`The elevator is now at ${end}.`,
        es: line`El elevador está ahora a ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`The height of a mine elevator is measured from ground level. The elevator is at ${role('start', feet(start))}. Then it goes up ${role('rise', feet(change))}. What is its height now, in feet?`,
        es: prose`La altura del elevador de una mina se mide desde el nivel del suelo. El elevador está a ${role('start', feet(start))}. Después sube ${role('rise', feet(change))}. ¿Cuál es su altura ahora, en pies?`,
      }),
    },
  ],
  hard: [
    {
      way: 'down',
      start: [-60, -5],
      change: [9, 45],
      amount: feet,
      ends: end => ({
        en: line`The height of the hook is now ${end}.`,
        es: line`La altura del anzuelo es ahora de ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`A fishing hook is at a height of ${role('start', feet(start))} compared with the surface of the water. It is let down ${role('fall', feet(change))}. What is its height now, in feet?`,
        es: prose`Un anzuelo está a una altura de ${role('start', feet(start))} respecto a la superficie del agua. Lo bajan ${role('fall', feet(change))}. ¿Cuál es su altura ahora, en pies?`,
      }),
    },
    {
      way: 'up',
      start: [-130, -70],
      change: [9, 65],
      amount: feet,
      ends: end => ({
        en: line`The height of the hook is now ${end}.`,
        es: line`La altura del anzuelo es ahora de ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`A fishing hook is at a height of ${role('start', feet(start))} compared with the surface of the water. It is pulled up ${role('rise', feet(change))}. What is its height now, in feet?`,
        es: prose`Un anzuelo está a una altura de ${role('start', feet(start))} respecto a la superficie del agua. Lo suben ${role('rise', feet(change))}. ¿Cuál es su altura ahora, en pies?`,
      }),
    },
    {
      way: 'down',
      start: [-20, -3],
      change: [9, 20],
      amount: inches,
      ends: end => ({
        en: line`The height of the snail is now ${end}.`,
        es: line`La altura del caracol es ahora de ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`A snail in a well is at a height of ${role('start', inches(start))}; the edge of the well is at 0. The snail slides down ${role('fall', inches(change))}. What is its height now, in inches?`,
        es: prose`Un caracol está dentro de un pozo a una altura de ${role('start', inches(start))}; el borde del pozo está a 0. El caracol resbala ${role('fall', inches(change))} hacia abajo. ¿Cuál es su altura ahora, en pulgadas?`,
      }),
    },
    {
      way: 'up',
      start: [-45, -21],
      change: [9, 20],
      amount: inches,
      ends: end => ({
        en: line`The height of the snail is now ${end}.`,
        es: line`La altura del caracol es ahora de ${end}.`,
      }),
      says: (start, change) => ({
        en: prose`A snail in a well is at a height of ${role('start', inches(start))}; the edge of the well is at 0. The snail climbs ${role('rise', inches(change))}. What is its height now, in inches?`,
        es: prose`Un caracol está dentro de un pozo a una altura de ${role('start', inches(start))}; el borde del pozo está a 0. El caracol sube ${role('rise', inches(change))}. ¿Cuál es su altura ahora, en pulgadas?`,
      }),
    },
  ],
}

interface Told<S extends RationalStory> {
  readonly story: S
  readonly start: Ratio
  readonly change: Ratio
  readonly who: Person
}

/** Start and change in parts of the unit, none of them whole; `denominators` in lowest terms where they are asked for. */
export function drawStory<S extends RationalStory>(
  random: Random,
  stories: readonly S[],
  parts: number,
  denominators?: readonly [start: number, change: number],
): Told<S> {
  const story = random.evenly(stories)
  const part = (range: Range, d: number | undefined) =>
    random.until(
      () => Ratio.of(random.int(...range), parts),
      value => (d === undefined ? !value.isInteger : value.d === d),
    )
  return random.until(
    () => ({
      story,
      start: part(story.start, denominators?.[0]),
      change: part(story.change, denominators?.[1]),
      who: random.pick(people),
    }),
    // A negative number is there, before or after.
    facts => endOf(facts).n !== 0 && !facts.start.equals(facts.change) && (facts.start.n < 0 || endOf(facts).n < 0),
  )
}

export const endOf = ({ story, start, change }: Omit<Told<RationalStory>, 'who'>) =>
  story.way === 'up' ? start.plus(change) : start.minus(change)

export const termsOf = ({ story, start, change }: Told<RationalStory>): readonly SignedTerm[] => [
  { operation: '+', value: start },
  { operation: story.way === 'up' ? '+' : '-', value: change },
]

export const askStory = ({ story, start, change, who }: Told<RationalStory>) => story.says(start, change, who)

/** The operation first: what goes up is added, what goes down is subtracted. */
export const storySolution = (
  told: Told<RationalStory>,
  solved: (terms: readonly SignedTerm[]) => readonly Step[],
  show: (value: Ratio) => Value,
  work: Content,
  end: Expr,
): readonly Step[] => {
  const { story, start, change } = told
  const steps = solved(termsOf(told))
  const rest = story.way === 'up' ? steps : steps.slice(1)
  const [a, b] = [show(start), show(change)]
  const operation =
    story.way === 'up'
      ? explained(sum(a, b), line`This is an increase: add ${b}.`, line`Es un aumento: suma ${b}.`)
      : explained(
          equation(minus(a, b), sum(a, bracketed(show(change.negated())))),
          line`This is a decrease: subtract ${b}, that is, add its opposite.`,
          line`Es una disminución: resta ${b}, es decir, suma su opuesto.`,
        )
  return [operation, ...rest.slice(0, story.way === 'up' ? 5 : 4), answerStep(work, told.story.ends(end))]
}

/** Goes back from the end to the start. */
export function leadsBack(printed: Printed, end: Value): boolean {
  const goesUp = printed.terms('role').some(({ name }) => name === 'rise')
  const start = goesUp ? exact(end).minus(printed.role('rise')) : exact(end).plus(printed.role('fall'))
  return start.equals(printed.role('start'))
}
