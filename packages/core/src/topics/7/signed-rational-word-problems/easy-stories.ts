import {
  count,
  decimal,
  divide,
  equation,
  line,
  minus,
  name,
  prose,
  type Random,
  Ratio,
  step,
  subject,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  asDecimal,
  did,
  dollars,
  gapSteps,
  inUnit,
  movedSteps,
  type Show,
  type Story,
  told,
  type Words,
} from './stories.ts'

const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))
/** In tenths. */
export const tenths = (random: Random, least: number, most: number) => Ratio.of(random.int(least * 10, most * 10), 10)
/** In steps of so many cents. */
export const cents = (random: Random, least: number, most: number, by = 25) =>
  Ratio.of(by * random.int(Math.ceil((least * 100) / by), Math.floor((most * 100) / by)), 100)

const [feet, meters, centimeters] = [inUnit('foot'), inUnit('meter'), inUnit('centimeter')]
const [fahrenheit, celsius] = [inUnit('degree-fahrenheit'), inUnit('degree-celsius')]

type Pair = { readonly a: Ratio; readonly b: Ratio }
/** A start that goes up or down. */
const moved = (sign: '+' | '−', show: Show, why: Words) => ({
  operation: { sign, why },
  steps: ({ a, b }: Pair) => movedSteps(a, sign === '+' ? b : b.negated(), show, why),
})
const gap = {
  operation: {
    sign: '−',
    why: { en: line`To find how far apart they are, subtract.`, es: line`Para hallar la diferencia, resta.` },
  },
  steps: ({ a, b }: Pair) => gapSteps(a, b, asDecimal),
} as const

/** One operation with signed numbers. */
export const easyStories: readonly Story[] = [
  told({
    id: 'diver',
    draw: random => ({ a: whole(random, -110, -40), b: whole(random, 12, 35) }),
    find: ({ a, b }) => a.plus(b),
    undoes: ({ a, b }, found) => found.minus(b).equals(a),
    print: { a: feet, b: feet },
    amount: feet,
    says: ({ a, b }) => ({
      en: prose`A diver is at an elevation of ${a}. She swims up ${b}. What is her elevation now?`,
      es: prose`Una buceadora está a una elevación de ${a}. Sube ${b}. ¿A qué elevación está ahora?`,
    }),
    ...moved('+', asDecimal, {
      en: line`Swimming up adds to the elevation.`,
      es: line`Al subir, se suma a la elevación.`,
    }),
    ends: found => ({ en: line`Her elevation is now ${found}.`, es: line`Ahora está a una elevación de ${found}.` }),
  }),
  told({
    id: 'account',
    draw: random => ({ a: cents(random, 8, 30), b: cents(random, 32, 60) }),
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => found.plus(b).equals(a),
    print: { a: dollars, b: dollars },
    amount: dollars,
    says: ({ a, b }, who) => ({
      en: prose`There is ${a} in ${name(who)}’s bank account. A bill of ${b} is paid from the account. What is the balance now?`,
      es: prose`En la cuenta bancaria de ${name(who)} hay ${a}. De esa cuenta se paga una factura de ${b}. ¿Cuál es el saldo ahora?`,
    }),
    ...moved('−', dollars, {
      en: line`A payment is subtracted from the balance.`,
      es: line`Un pago se resta del saldo.`,
    }),
    ends: found => ({ en: line`The balance is now ${found}.`, es: line`El saldo es ahora de ${found}.` }),
  }),
  told({
    id: 'records',
    draw: random => ({ a: whole(random, 82, 105), b: whole(random, -25, -4) }),
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => b.plus(found).equals(a),
    print: { a: fahrenheit, b: fahrenheit },
    amount: fahrenheit,
    says: ({ a, b }) => ({
      en: prose`The highest temperature ever measured in a town is ${a}. The lowest is ${b}. What is the difference between them?`,
      es: prose`La temperatura más alta que se ha medido en un pueblo es de ${a}. La más baja es de ${b}. ¿Cuál es la diferencia entre ellas?`,
    }),
    ...gap,
    ends: found => ({ en: line`The difference is ${found}.`, es: line`La diferencia es de ${found}.` }),
  }),
  told({
    id: 'submarine',
    draw: random => ({ a: tenths(random, 4, 12), b: whole(random, 3, 9) }),
    find: ({ a, b }) => a.times(b).negated(),
    undoes: ({ a, b }, found) => found.over(b).equals(a.negated()),
    print: { a: meters, b: value => count(value, nouns.minute) },
    amount: meters,
    says: ({ a, b }) => ({
      en: prose`A submarine goes down ${a} each minute. What is the change in its elevation after ${b}? Give it with its sign.`,
      es: prose`Un submarino desciende ${a} cada minuto. ¿Cuánto cambia su elevación después de ${b}? Escribe el cambio con su signo.`,
    }),
    steps: ({ a, b }, found) => [
      did(
        times(decimal(a.negated()), decimal(b)),
        line`Going down is a negative change, ${decimal(a.negated())} each minute. Multiply it by the number of minutes.`,
        line`Descender es un cambio negativo, ${decimal(a.negated())} cada minuto. Multiplícalo por el número de minutos.`,
      ),
      step(equation(times(decimal(a.negated()), decimal(b)), decimal(found)), because.unlikeSignsAreNegative),
    ],
    ends: found => ({ en: line`Its elevation changes by ${found}.`, es: line`Su elevación cambia en ${found}.` }),
  }),
  told({
    id: 'stock',
    draw: random => {
      const a = cents(random, 42, 80, 5)
      return { a, b: a.minus(cents(random, 1, 3, 5)) }
    },
    find: ({ a, b }) => b.minus(a),
    undoes: ({ a, b }, found) => a.plus(found).equals(b),
    print: { a: dollars, b: dollars },
    amount: dollars,
    says: ({ a, b }) => ({
      en: prose`On Monday morning, one share of a company cost ${a}. On Friday evening it cost ${b}. What was the change in price? Give it with its sign.`,
      es: prose`El lunes por la mañana, una acción de una empresa costaba ${a}. El viernes por la tarde costaba ${b}. ¿Cuál fue el cambio de precio? Escríbelo con su signo.`,
    }),
    steps: ({ a, b }, found) => [
      did(
        minus(dollars(b), dollars(a)),
        line`The change is the new price minus the old price.`,
        line`El cambio es el precio nuevo menos el precio anterior.`,
      ),
      did(
        equation(minus(dollars(b), dollars(a)), dollars(found)),
        line`The new price is lower, so the change is negative.`,
        line`El precio nuevo es menor, así que el cambio es negativo.`,
      ),
    ],
    ends: found => ({ en: line`The price changed by ${found}.`, es: line`El precio cambió en ${found}.` }),
  }),
  told({
    id: 'lake',
    draw: random => ({ a: whole(random, -19, -6), b: whole(random, 4, 5) }),
    find: ({ a, b }) => a.over(b),
    undoes: ({ a, b }, found) => found.times(b).equals(a),
    print: { a: centimeters, b: value => count(value, nouns.week) },
    amount: centimeters,
    says: ({ a, b }) => ({
      en: prose`In a dry summer, the water level of a lake changed by ${a} in ${b}, by the same amount each week. What was the change each week?`,
      es: prose`En un verano seco, el nivel del agua de un lago cambió en ${a} en ${b}, lo mismo cada semana. ¿Cuál fue el cambio por semana?`,
    }),
    steps: ({ a, b }, found) => [
      did(
        divide(decimal(a), decimal(b)),
        line`Equal parts: divide the change by the number of weeks.`,
        line`Son partes iguales: divide el cambio entre el número de semanas.`,
      ),
      step(equation(divide(decimal(a), decimal(b)), decimal(found)), because.unlikeSignsAreNegative),
    ],
    ends: found => ({ en: line`The change each week was ${found}.`, es: line`El cambio por semana fue de ${found}.` }),
  }),
  told({
    id: 'morning',
    draw: random => ({ a: tenths(random, -9, -2), b: tenths(random, 10, 16) }),
    find: ({ a, b }) => a.plus(b),
    undoes: ({ a, b }, found) => found.minus(b).equals(a),
    print: { a: celsius, b: celsius },
    amount: celsius,
    says: ({ a, b }) => ({
      en: prose`At sunrise the temperature was ${a}. By noon it had risen ${b}. What was the temperature at noon?`,
      es: prose`Al amanecer la temperatura era de ${a}. Hasta el mediodía subió ${b}. ¿Cuál era la temperatura al mediodía?`,
    }),
    ...moved('+', asDecimal, { en: line`A rise is added.`, es: line`Lo que sube se suma.` }),
    ends: found => ({
      en: line`At noon the temperature was ${found}.`,
      es: line`Al mediodía la temperatura era de ${found}.`,
    }),
  }),
  told({
    id: 'debt',
    draw: random => ({ a: cents(random, 40, 90, 20).negated(), b: whole(random, 4, 5) }),
    find: ({ a, b }) => a.negated().over(b),
    undoes: ({ a, b }, found) => found.times(b).plus(a).n === 0,
    print: { a: dollars, b: value => count(value, nouns.friend) },
    amount: dollars,
    says: ({ a, b }) => ({
      en: prose`The balance of a shared account is ${a}. The ${b} who share it pay in equal amounts until the balance is $0. How much does each friend pay?`,
      es: prose`El saldo de una cuenta compartida es de ${a}. Los ${b} que la comparten pagan la misma cantidad cada uno hasta que el saldo sea $0. ¿Cuánto paga cada amigo?`,
    }),
    steps: ({ a, b }, found) => [
      did(
        dollars(a.negated()),
        line`A balance of ${dollars(a)} is a debt of this amount.`,
        line`Un saldo de ${dollars(a)} es una deuda de esta cantidad.`,
      ),
      did(
        equation(divide(dollars(a.negated()), decimal(b)), dollars(found)),
        line`Divide the debt into equal parts.`,
        line`Divide la deuda en partes iguales.`,
      ),
    ],
    ends: found => ({ en: line`Each friend pays ${found}.`, es: line`Cada amigo paga ${found}.` }),
  }),
  told({
    id: 'valley',
    draw: random => {
      const a = random.int(350, 900)
      return { a: Ratio.of(a), b: Ratio.of(a + random.int(60, 280)) }
    },
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => found.plus(b).equals(a),
    print: { a: feet, b: feet },
    amount: feet,
    says: ({ a, b }) => ({
      en: prose`A hiking trail begins at an elevation of ${a}. It goes down ${b} to the floor of a desert valley. What is the elevation of the valley floor?`,
      es: prose`Un sendero empieza a una elevación de ${a}. Baja ${b} hasta el fondo de un valle desértico. ¿A qué elevación está el fondo del valle?`,
    }),
    ...moved('−', asDecimal, {
      en: line`Going down is subtracted from the elevation.`,
      es: line`Lo que se baja se resta de la elevación.`,
    }),
    ends: found => ({
      en: line`The valley floor is at an elevation of ${found}.`,
      es: line`El fondo del valle está a una elevación de ${found}.`,
    }),
  }),
  told({
    id: 'bird',
    draw: random => ({ a: tenths(random, 12, 25), b: tenths(random, -9, -3) }),
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => b.plus(found).equals(a),
    print: { a: meters, b: meters },
    amount: meters,
    says: ({ a, b }) => ({
      en: prose`A pelican flies at an elevation of ${a}. A fish right below it swims at an elevation of ${b}. How far above the fish is the pelican?`,
      es: prose`Un pelícano vuela a una elevación de ${a}. Justo debajo, un pez nada a una elevación de ${b}. ¿A qué distancia por encima del pez está el pelícano?`,
    }),
    ...gap,
    ends: found => ({
      en: line`The pelican is ${found} above the fish.`,
      es: line`El pelícano está ${found} por encima del pez.`,
    }),
  }),
  told({
    id: 'card',
    draw: random => ({ a: cents(random, 2, 5, 5).negated(), b: cents(random, 10, 30, 50) }),
    find: ({ a, b }) => a.plus(b),
    undoes: ({ a, b }, found) => found.minus(b).equals(a),
    print: { a: dollars, b: dollars },
    amount: dollars,
    says: ({ a, b }, who) => ({
      en: prose`${name(who)}’s lunch card has a balance of ${a}. Then ${subject(who)} puts ${b} on it. What is the new balance of the card?`,
      es: prose`La tarjeta de almuerzo de ${name(who)} tiene un saldo de ${a}. Después le cargan ${b}. ¿Cuál es el nuevo saldo de la tarjeta?`,
    }),
    ...moved('+', dollars, { en: line`A deposit is added to the balance.`, es: line`Un depósito se suma al saldo.` }),
    ends: found => ({ en: line`The new balance is ${found}.`, es: line`El nuevo saldo es de ${found}.` }),
  }),
  told({
    id: 'night',
    draw: random => ({ a: whole(random, 3, 14), b: whole(random, 16, 28) }),
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => found.plus(b).equals(a),
    print: { a: fahrenheit, b: fahrenheit },
    amount: fahrenheit,
    says: ({ a, b }) => ({
      en: prose`At 6 p.m. the temperature was ${a}. During the night it fell ${b}. What was the temperature then?`,
      es: prose`A las 6 p.m. la temperatura era de ${a}. Durante la noche bajó ${b}. ¿Cuál era entonces la temperatura?`,
    }),
    ...moved('−', asDecimal, { en: line`A fall is subtracted.`, es: line`Lo que baja se resta.` }),
    ends: found => ({
      en: line`Then the temperature was ${found}.`,
      es: line`Entonces la temperatura era de ${found}.`,
    }),
  }),
  told({
    id: 'penguin',
    draw: random => ({ a: tenths(random, 2, 6), b: tenths(random, 15, 32) }),
    find: ({ a, b }) => a.minus(b),
    undoes: ({ a, b }, found) => found.plus(b).equals(a),
    print: { a: feet, b: feet },
    amount: feet,
    says: ({ a, b }) => ({
      en: prose`A penguin stands on the ice at an elevation of ${a}. It dives to a point that is ${b} lower. What is the elevation of that point?`,
      es: prose`Un pingüino está sobre el hielo a una elevación de ${a}. Se zambulle hasta un punto que está ${b} más abajo. ¿A qué elevación está ese punto?`,
    }),
    ...moved('−', asDecimal, {
      en: line`Lower means less: subtract.`,
      es: line`Más abajo es menos: resta.`,
    }),
    ends: found => ({
      en: line`The point is at an elevation of ${found}.`,
      es: line`El punto está a una elevación de ${found}.`,
    }),
  }),
  told({
    id: 'game',
    draw: random => {
      const a = random.int(35, 90)
      return { a: Ratio.of(-a), b: Ratio.of(random.intExcept(20, 75, a)) }
    },
    find: ({ a, b }) => a.plus(b),
    undoes: ({ a, b }, found) => found.minus(b).equals(a),
    print: { a: value => count(value, nouns.point), b: value => count(value, nouns.point) },
    amount: value => count(value, nouns.point),
    says: ({ a, b }) => ({
      en: prose`In a quiz game, wrong answers take points away. A team has ${a} and then wins ${b}. What is its score now?`,
      es: prose`En un juego de preguntas, las respuestas equivocadas quitan puntos. Un equipo tiene ${a} y después gana ${b}. ¿Cuál es ahora su puntuación?`,
    }),
    ...moved('+', asDecimal, { en: line`Points that are won are added.`, es: line`Los puntos ganados se suman.` }),
    ends: found => ({ en: line`Its score is now ${found}.`, es: line`Su puntuación es ahora de ${found}.` }),
  }),
]
