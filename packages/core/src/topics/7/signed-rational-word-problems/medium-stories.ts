import {
  bracketed,
  count,
  decimal,
  divide,
  equation,
  explained,
  line,
  measure,
  minus,
  mixed,
  name,
  percent,
  prose,
  type Random,
  Ratio,
  statements,
  subject,
  sum,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { batch } from './counted.ts'
import { cents, tenths } from './easy-stories.ts'
import { asDecimal, did, dollars, inUnit, movedSteps, product, type Show, type Story, told } from './stories.ts'

export const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))
/** A mixed number in halves, fourths or so; never whole. */
export const parts = (random: Random, least: number, most: number, d: number) =>
  Ratio.of(random.int(least, most) * d + random.coprimeTo(d), d)
export const asPercent: Show = value => percent(value.times(100))
const [feet, _meters, inches] = [inUnit('foot'), inUnit('meter'), inUnit('inch')]
const fahrenheit = inUnit('degree-fahrenheit')

/** "Write 1 1/2 as 1.5." */
export const asDecimalStep = (value: Ratio) =>
  did(
    equation(mixed(value), decimal(value)),
    line`Write ${mixed(value)} as a decimal.`,
    line`Escribe ${mixed(value)} como decimal.`,
  )
export const percentStep = (rate: Ratio, of: Ratio, show: Show) =>
  did(
    product(rate, of, show),
    line`Find ${asPercent(rate)} of ${show(of)}.`,
    line`Halla el ${asPercent(rate)} de ${show(of)}.`,
  )

/** Two steps with fractions, decimals and percents together. */
export const mediumStories: readonly Story[] = [
  told({
    id: 'descent',
    draw: random => ({ a: tenths(random, -25, -12), b: parts(random, 1, 2, 2), c: whole(random, 12, 30) }),
    find: ({ a, b, c }) => a.minus(b.times(c)),
    undoes: ({ a, b, c }, found) => a.minus(found).over(c).equals(b),
    print: { a: feet, b: value => measure(mixed(value), 'foot'), c: value => count(value, nouns.second) },
    amount: feet,
    says: ({ a, b, c }) => ({
      en: prose`A diver at an elevation of ${a} goes down ${b} each second. What is her elevation after ${c}?`,
      es: prose`Una buceadora que está a una elevación de ${a} baja ${b} cada segundo. ¿A qué elevación está después de ${c}?`,
    }),
    steps: ({ a, b, c }) => [
      asDecimalStep(b),
      did(
        product(b, c, asDecimal),
        line`Multiply to find how far she goes down.`,
        line`Multiplica para hallar cuánto baja.`,
      ),
      ...movedSteps(a, b.times(c).negated(), asDecimal, {
        en: line`Going down is subtracted from the elevation.`,
        es: line`Lo que baja se resta de la elevación.`,
      }),
    ],
    ends: found => ({ en: line`Her elevation is ${found}.`, es: line`Está a una elevación de ${found}.` }),
  }),
  told({
    id: 'warming',
    draw: random => ({ a: tenths(random, -16, -5), b: parts(random, 1, 3, 4), c: whole(random, 3, 5) }),
    find: ({ a, b, c }) => a.plus(b.times(c)),
    undoes: ({ a, b, c }, found) => found.minus(a).over(c).equals(b),
    print: { a: fahrenheit, b: value => count(mixed(value), nouns.degree), c: value => count(value, nouns.hour) },
    amount: fahrenheit,
    says: ({ a, b, c }) => ({
      en: prose`At 7 a.m. the temperature was ${a}. It rose ${b} Fahrenheit each hour. What was the temperature ${c} later?`,
      es: prose`A las 7 a.m. la temperatura era de ${a}. Subió ${b} Fahrenheit cada hora. ¿Cuál era la temperatura ${c} después?`,
    }),
    steps: ({ a, b, c }) => [
      asDecimalStep(b),
      did(
        product(b, c, asDecimal),
        line`Multiply to find the whole rise.`,
        line`Multiplica para hallar cuánto subió en total.`,
      ),
      ...movedSteps(a, b.times(c), asDecimal, { en: line`A rise is added.`, es: line`Lo que sube se suma.` }),
    ],
    ends: found => ({
      en: line`Then the temperature was ${found}.`,
      es: line`Entonces la temperatura era de ${found}.`,
    }),
  }),
  told({
    id: 'raise',
    draw: random => ({
      a: whole(random, 12, 18),
      b: Ratio.of(random.pick([2, 4, 6]), 100),
      c: parts(random, 5, 8, 2),
    }),
    find: ({ a, b, c }) => a.times(b.plus(1)).times(c),
    undoes: ({ a, b, c }, found) => found.over(c).over(a).minus(1).equals(b),
    print: { a: dollars, b: asPercent, c: value => count(mixed(value), nouns.hour) },
    amount: dollars,
    says: ({ a, b, c }, who) => ({
      en: prose`${name(who)} earned ${a} an hour and then got a raise of ${b}. How much does ${subject(who)} earn now for ${c} of work?`,
      es: prose`${name(who)} ganaba ${a} por hora y después recibió un aumento del ${b}. ¿Cuánto gana ahora por ${c} de trabajo?`,
    }),
    steps: ({ a, b, c }, _found) => {
      const wage = a.times(b.plus(1))
      return [
        percentStep(b, a, dollars),
        did(
          equation(sum(dollars(a), dollars(a.times(b))), dollars(wage)),
          line`Add the raise: this is the new pay for an hour.`,
          line`Suma el aumento: esta es la nueva paga por hora.`,
        ),
        did(
          product(c, wage, dollars),
          line`Write ${mixed(c)} as ${decimal(c)} and multiply by the hours.`,
          line`Escribe ${mixed(c)} como ${decimal(c)} y multiplica por las horas.`,
        ),
      ]
    },
    ends: (found, who) => ({ en: line`Now ${subject(who)} earns ${found}.`, es: line`Ahora gana ${found}.` }),
  }),
  told({
    id: 'fees',
    draw: random => ({ a: cents(random, 15, 30, 10), b: whole(random, 3, 5), c: cents(random, 11, 15, 25) }),
    find: ({ a, b, c }) => a.minus(b.times(c)),
    undoes: ({ a, b, c }, found) => a.minus(found).over(b).equals(c),
    print: { a: dollars, b: value => count(value, nouns.ticket), c: dollars },
    amount: dollars,
    says: ({ a, b, c }, who) => ({
      en: prose`The balance of ${name(who)}’s account is ${a}. Then ${b} at ${c} each are paid from it. What is the balance of the account then?`,
      es: prose`El saldo de la cuenta de ${name(who)} es de ${a}. Luego se pagan de ella ${b} de ${c} cada uno. ¿Cuál es entonces el saldo de la cuenta?`,
    }),
    steps: ({ a, b, c }) => [
      did(
        product(b, c, dollars),
        line`Multiply to find what the tickets cost.`,
        line`Multiplica para hallar cuánto cuestan los boletos.`,
      ),
      ...movedSteps(a, b.times(c).negated(), dollars, {
        en: line`A payment is subtracted from the balance.`,
        es: line`Un pago se resta del saldo.`,
      }),
    ],
    ends: found => ({ en: line`Then the balance is ${found}.`, es: line`Entonces el saldo es de ${found}.` }),
  }),
  told({
    id: 'share',
    draw: random => ({
      a: whole(random, 12, 24).times(5),
      b: Ratio.of(random.pick([2, 3, 4, 5, 6]), 100),
      c: cents(random, 1, 3, 5),
    }),
    find: ({ a, b, c }) => a.times(b).plus(c).negated(),
    undoes: ({ a, b, c }, found) => found.plus(c).over(a).plus(b).n === 0,
    print: { a: dollars, b: asPercent, c: dollars },
    amount: dollars,
    says: ({ a, b, c }) => ({
      en: prose`One share of a company costs ${a}. On Tuesday the price falls by ${b}. On Wednesday it falls by another ${c}. What is the change over both days? Give it with its sign.`,
      es: prose`Una acción de una empresa cuesta ${a}. El martes el precio baja un ${b}. El miércoles baja otros ${c}. ¿Cuál es el cambio en los dos días? Escríbelo con su signo.`,
    }),
    steps: ({ a, b, c }, found) => [
      percentStep(b, a, dollars),
      explained(
        statements(dollars(a.times(b).negated()), dollars(c.negated())),
        line`Both changes are falls: write them with a minus sign.`,
        line`Los dos cambios son bajas: escríbelos con signo menos.`,
      ),
      did(
        equation(sum(dollars(a.times(b).negated()), bracketed(dollars(c.negated()))), dollars(found)),
        line`Same signs: add and keep the sign.`,
        line`Signos iguales: suma y conserva el signo.`,
      ),
    ],
    ends: found => ({
      en: line`Over both days the price changes by ${found}.`,
      es: line`En los dos días el precio cambia en ${found}.`,
    }),
  }),
  told({
    id: 'mine',
    draw: random => ({
      a: whole(random, -12, -5).times(40),
      b: random.pick([Ratio.of(3, 8), Ratio.of(2, 5), Ratio.of(3, 4), Ratio.of(3, 5)]),
    }),
    find: ({ a, b }) => a.minus(a.times(b)),
    undoes: ({ a, b }, found) => found.over(a).plus(b).equals(1),
    print: { a: feet, b: value => mixed(value) },
    amount: feet,
    says: ({ a, b }) => ({
      en: prose`A mine elevator is at an elevation of ${a}. It goes up ${b} of the way to the surface, which is at 0 ft. What is its elevation then?`,
      es: prose`El elevador de una mina está a una elevación de ${a}. Sube ${b} de la distancia hasta la superficie, que está a 0 pies. ¿A qué elevación está entonces?`,
    }),
    steps: ({ a, b }) => [
      did(
        equation(times(mixed(b), decimal(a.negated())), decimal(a.times(b).negated())),
        line`The surface is ${decimal(a.negated())} ft above it. Find ${mixed(b)} of that.`,
        line`La superficie está ${decimal(a.negated())} pies más arriba. Halla ${mixed(b)} de esa distancia.`,
      ),
      ...movedSteps(a, a.times(b).negated(), asDecimal, {
        en: line`Going up adds to the elevation.`,
        es: line`Al subir, se suma a la elevación.`,
      }),
    ],
    ends: found => ({
      en: line`Then its elevation is ${found}.`,
      es: line`Entonces está a una elevación de ${found}.`,
    }),
  }),
  told({
    id: 'flour',
    draw: random => ({ a: tenths(random, 14, 18), b: parts(random, 2, 2, 4), c: whole(random, 3, 4) }),
    find: ({ a, b, c }) => a.minus(b.times(c)),
    undoes: ({ a, b, c }, found) => a.minus(found).over(c).equals(b),
    print: {
      a: value => count(decimal(value), nouns.pound),
      b: value => count(mixed(value), nouns.pound),
      c: value => count(value, batch),
    },
    amount: value => count(decimal(value), nouns.pound),
    says: ({ a, b, c }) => ({
      en: prose`A baker has ${a} of flour. One batch of rolls takes ${b}. How much flour is left after ${c}?`,
      es: prose`Un panadero tiene ${a} de harina. Una tanda de panecillos lleva ${b}. ¿Cuánta harina queda después de ${c}?`,
    }),
    steps: ({ a, b, c }, found) => [
      asDecimalStep(b),
      did(
        product(b, c, asDecimal),
        line`Multiply to find the flour for all batches.`,
        line`Multiplica para hallar la harina de todas las tandas.`,
      ),
      did(
        equation(minus(decimal(a), decimal(b.times(c))), decimal(found)),
        line`Subtract what is used.`,
        line`Resta lo que se usa.`,
      ),
    ],
    ends: found => ({ en: line`There are ${found} of flour left.`, es: line`Quedan ${found} de harina.` }),
  }),
  told({
    id: 'rain',
    draw: random => ({ a: tenths(random, -9, -4), b: parts(random, 1, 2, 2) }),
    find: ({ a, b }) => a.plus(b).over(2),
    undoes: ({ a, b }, found) => found.times(2).minus(b).equals(a),
    print: { a: inches, b: value => measure(mixed(value), 'inch') },
    amount: inches,
    says: ({ a, b }) => ({
      en: prose`In June the water level of a pond changed by ${a}. In July it rose ${b}. What was the average change per month?`,
      es: prose`En junio el nivel del agua de un estanque cambió en ${a}. En julio subió ${b}. ¿Cuál fue el cambio promedio por mes?`,
    }),
    steps: ({ a, b }, found) => [
      asDecimalStep(b),
      did(
        equation(sum(decimal(a), decimal(b)), decimal(a.plus(b))),
        line`Add the changes. Unlike signs: subtract and keep the sign of ${decimal(a)}.`,
        line`Suma los cambios. Signos distintos: resta y conserva el signo de ${decimal(a)}.`,
      ),
      did(
        equation(divide(decimal(a.plus(b)), decimal(Ratio.of(2))), decimal(found)),
        line`Divide by the number of months.`,
        line`Divide entre el número de meses.`,
      ),
    ],
    ends: found => ({
      en: line`The average change was ${found} per month.`,
      es: line`El cambio promedio fue de ${found} por mes.`,
    }),
  }),
  told({
    id: 'overdraft',
    draw: random => ({
      a: whole(random, 8, 20).times(-4),
      b: random.pick([Ratio.of(3, 4), Ratio.of(1, 2), Ratio.of(1, 4)]),
      c: cents(random, 2, 5, 50),
    }),
    find: ({ a, b, c }) => a.minus(a.times(b)).minus(c),
    undoes: ({ a, b, c }, found) => found.plus(c).over(a).plus(b).equals(1),
    print: { a: dollars, b: value => mixed(value), c: dollars },
    amount: dollars,
    says: ({ a, b, c }, who) => ({
      en: prose`The balance of ${name(who)}’s account is ${a}. A deposit pays back ${b} of this debt. Then the bank takes a fee of ${c} from the account. What is the balance now?`,
      es: prose`El saldo de la cuenta de ${name(who)} es de ${a}. Un depósito paga ${b} de esa deuda. Después el banco descuenta de la cuenta un cargo de ${c}. ¿Cuál es el saldo ahora?`,
    }),
    steps: ({ a, b, c }, found) => {
      const after = a.minus(a.times(b))
      return [
        did(
          equation(times(mixed(b), dollars(a.negated())), dollars(a.times(b).negated())),
          line`Find ${mixed(b)} of the debt: this is the deposit.`,
          line`Halla ${mixed(b)} de la deuda: ese es el depósito.`,
        ),
        did(
          equation(sum(dollars(a), dollars(a.times(b).negated())), dollars(after)),
          line`A deposit is added. Unlike signs: subtract and keep the sign of ${dollars(a)}.`,
          line`Un depósito se suma. Signos distintos: resta y conserva el signo de ${dollars(a)}.`,
        ),
        did(
          equation(minus(dollars(after), dollars(c)), dollars(found)),
          line`A fee is subtracted: the debt grows by ${dollars(c)}.`,
          line`Un cargo se resta: la deuda crece ${dollars(c)}.`,
        ),
      ]
    },
    ends: found => ({ en: line`The balance is now ${found}.`, es: line`El saldo es ahora de ${found}.` }),
  }),
  told({
    id: 'dinner',
    draw: random => ({
      a: whole(random, 2, 4).times(24),
      b: Ratio.of(random.pick([15, 20]), 100),
      c: whole(random, 3, 4),
    }),
    find: ({ a, b, c }) => a.times(b.plus(1)).over(c),
    undoes: ({ a, b, c }, found) => found.times(c).over(a).minus(1).equals(b),
    print: { a: dollars, b: asPercent, c: value => count(value, nouns.friend) },
    amount: dollars,
    says: ({ a, b, c }) => ({
      en: prose`A dinner costs ${a}. With a tip of ${b}, ${c} share the cost equally. How much does each friend pay?`,
      es: prose`Una cena cuesta ${a}. Junto con una propina del ${b}, ${c} la pagan en partes iguales. ¿Cuánto paga cada amigo?`,
    }),
    steps: ({ a, b, c }, found) => [
      percentStep(b, a, dollars),
      did(
        equation(sum(dollars(a), dollars(a.times(b))), dollars(a.times(b.plus(1)))),
        line`Add the tip.`,
        line`Suma la propina.`,
      ),
      did(
        equation(divide(dollars(a.times(b.plus(1))), decimal(c)), dollars(found)),
        line`Divide into equal parts.`,
        line`Divide en partes iguales.`,
      ),
    ],
    ends: found => ({ en: line`Each friend pays ${found}.`, es: line`Cada amigo paga ${found}.` }),
  }),
]
