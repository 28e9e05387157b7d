import {
  bracketed,
  count,
  decimal,
  type Expr,
  equation,
  line,
  measure,
  minus,
  mixed,
  name,
  possessive,
  prose,
  type Random,
  Ratio,
  subject,
  sum,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { batch, invoice, sailor, share } from './counted.ts'
import { cents, tenths } from './easy-stories.ts'
import { asPercent, parts, percentStep, whole } from './medium-stories.ts'
import { asDecimal, did, dollars, inUnit, movedSteps, product, type Story, told } from './stories.ts'

const [feet, meters, gallons] = [inUnit('foot'), inUnit('meter'), inUnit('gallon')]
const rate = (random: Random, ...percents: readonly number[]) => Ratio.of(random.pick(percents), 100)
const counted = (of: typeof nouns.hour) => (value: Ratio) => count(value, of)
const signedDollars = (value: Ratio): Expr => (value.n < 0 ? bracketed(dollars(value)) : dollars(value))

/** Three operations or more, and one number that is not needed: x. */
export const hardStories: readonly Story[] = [
  told({
    id: 'month',
    draw: random => ({
      a: cents(random, 20, 60, 50).negated(),
      b: cents(random, 12, 16, 25),
      c: whole(random, 8, 14),
      d: whole(random, 2, 3),
      e: cents(random, 32, 58, 20),
      x: whole(random, 4, 6),
    }),
    find: ({ a, b, c, d, e }) => a.plus(b.times(c)).minus(d.times(e)),
    undoes: ({ a, b, c, d, e }, found) => found.plus(d.times(e)).minus(a).over(c).equals(b),
    print: {
      a: dollars,
      x: counted(nouns.year),
      b: dollars,
      c: counted(nouns.hour),
      d: value => count(value, invoice),
      e: dollars,
    },
    amount: dollars,
    says: ({ a, b, c, d, e, x }, who) => ({
      en: prose`${name(who)} has had a bank account for ${x}. Its balance is ${a}. The pay for ${c} of work at ${b} an hour is deposited. Then ${d} of ${e} each are paid from the account. What is the balance after that?`,
      es: prose`${name(who)} tiene una cuenta bancaria desde hace ${x}. El saldo es de ${a}. Se deposita la paga de ${c} de trabajo a ${b} por hora. Luego se pagan de la cuenta ${d} de ${e} cada una. ¿Cuál es el saldo después de todo eso?`,
    }),
    steps: ({ a, b, c, d, e }) => {
      const [pay, bills] = [b.times(c), d.times(e)]
      return [
        did(product(c, b, dollars), line`Multiply to find the pay.`, line`Multiplica para hallar la paga.`),
        did(product(d, e, dollars), line`Multiply to find the bills.`, line`Multiplica para hallar las facturas.`),
        did(
          equation(sum(dollars(a), dollars(pay)), dollars(a.plus(pay))),
          line`Add the deposit. Unlike signs: subtract the absolute values.`,
          line`Suma el depósito. Signos distintos: resta los valores absolutos.`,
        ),
        did(
          equation(minus(dollars(a.plus(pay)), dollars(bills)), dollars(a.plus(pay).minus(bills))),
          line`Subtract the bills. The years are not needed.`,
          line`Resta las facturas. Los años no se necesitan.`,
        ),
      ]
    },
    ends: found => ({ en: line`The balance is ${found}.`, es: line`El saldo es de ${found}.` }),
  }),
  told({
    id: 'dive',
    draw: random => ({
      a: whole(random, -12, -8).times(10),
      b: random.pick([Ratio.of(2, 5), Ratio.of(3, 5), Ratio.of(1, 5), Ratio.of(1, 2)]),
      c: tenths(random, 11, 19),
      d: tenths(random, 4, 9),
      x: whole(random, 21, 34),
    }),
    find: ({ a, b, c, d }) => a.minus(a.times(b)).minus(c).plus(d),
    undoes: ({ a, b, c, d }, found) => found.minus(d).plus(c).over(a).plus(b).equals(1),
    print: { a: feet, b: value => mixed(value), x: counted(nouns.minute), c: feet, d: feet },
    amount: feet,
    says: ({ a, b, c, d, x }) => ({
      en: prose`A diver works for ${x} at an elevation of ${a}. She swims up ${b} of the way to the surface. Then she goes down ${c} and up ${d}. What is her elevation at the end?`,
      es: prose`Una buceadora trabaja ${x} a una elevación de ${a}. Sube ${b} de la distancia hasta la superficie. Después baja ${c} y sube ${d}. ¿A qué elevación está al final?`,
    }),
    steps: ({ a, b, c, d }) => {
      const [up, middle] = [a.times(b).negated(), a.minus(a.times(b))]
      return [
        did(
          equation(times(mixed(b), decimal(a.negated())), decimal(up)),
          line`The surface is ${decimal(a.negated())} ft above her. Find ${mixed(b)} of that.`,
          line`La superficie está ${decimal(a.negated())} pies más arriba. Halla ${mixed(b)} de esa distancia.`,
        ),
        did(
          equation(sum(decimal(a), decimal(up)), decimal(middle)),
          line`Going up is added. Unlike signs: subtract and keep the minus sign.`,
          line`Lo que sube se suma. Signos distintos: resta y conserva el signo menos.`,
        ),
        did(
          equation(minus(decimal(middle), decimal(c)), decimal(middle.minus(c))),
          line`Going down is subtracted.`,
          line`Lo que baja se resta.`,
        ),
        did(
          equation(sum(decimal(middle.minus(c)), decimal(d)), decimal(middle.minus(c).plus(d))),
          line`Going up is added. The minutes are not needed.`,
          line`Lo que sube se suma. Los minutos no se necesitan.`,
        ),
      ]
    },
    ends: found => ({
      en: line`At the end her elevation is ${found}.`,
      es: line`Al final está a una elevación de ${found}.`,
    }),
  }),
  told({
    id: 'shares',
    draw: random => ({
      a: whole(random, 6, 15),
      b: whole(random, 9, 18).times(5),
      c: rate(random, 2, 3, 4, 6),
      d: cents(random, 4, 6, 10),
      x: whole(random, 2, 9).times(100).plus(40),
    }),
    find: ({ a, b, c, d }) => b.times(c).minus(d).times(a),
    undoes: ({ a, b, c, d }, found) => found.over(a).plus(d).over(b).equals(c),
    print: { a: counted(share), x: counted(nouns.employee), b: dollars, c: asPercent, d: dollars },
    amount: dollars,
    says: ({ a, b, c, d, x }, who) => ({
      en: prose`${name(who)} has ${a} of a company with ${x}. Each share costs ${b}. One day the price rises by ${c}, and the next day it falls by ${d}. What is the change in the value of all ${possessive(who)} shares over both days? Give it with its sign.`,
      es: prose`${name(who)} tiene ${a} de una empresa con ${x}. Cada acción cuesta ${b}. Un día el precio sube un ${c} y al día siguiente baja ${d}. ¿Cuál es el cambio del valor de todas sus acciones en los dos días? Escríbelo con su signo.`,
    }),
    steps: ({ a, b, c, d }, found) => {
      const each = b.times(c).minus(d)
      return [
        percentStep(c, b, dollars),
        did(
          equation(minus(dollars(b.times(c)), dollars(d)), dollars(each)),
          each.n < 0
            ? line`Subtract the fall: it is greater than the rise, so each share changes by a negative amount.`
            : line`Subtract the fall: this is the change of each share.`,
          each.n < 0
            ? line`Resta la baja: es mayor que la subida, así que el cambio de cada acción es negativo.`
            : line`Resta la baja: este es el cambio de cada acción.`,
        ),
        did(
          equation(times(decimal(a), signedDollars(each)), dollars(found)),
          line`Multiply by the number of shares. The number of employees is not needed.`,
          line`Multiplica por el número de acciones. El número de empleados no se necesita.`,
        ),
      ]
    },
    ends: found => ({
      en: line`The value of the shares changes by ${found}.`,
      es: line`El valor de las acciones cambia en ${found}.`,
    }),
  }),
  told({
    id: 'hike',
    draw: random => ({
      a: tenths(random, -80, -30),
      b: tenths(random, 45, 75),
      c: parts(random, 1, 3, 2),
      d: tenths(random, 95, 140),
      x: whole(random, 7, 11),
    }),
    find: ({ a, b, c, d }) => a.plus(b.times(c)).minus(d),
    undoes: ({ a, b, c, d }, found) => found.plus(d).minus(a).over(c).equals(b),
    print: {
      a: meters,
      x: value => measure(decimal(value), 'kilogram'),
      b: meters,
      c: value => count(mixed(value), nouns.hour),
      d: meters,
    },
    amount: meters,
    says: ({ a, b, c, d, x }) => ({
      en: prose`A hiker with a backpack of ${x} starts in a desert basin at an elevation of ${a}. He climbs ${b} each hour for ${c}. Then he goes down ${d} to his camp. What is the elevation of the camp?`,
      es: prose`Un excursionista con una mochila de ${x} parte de una hondonada del desierto, a una elevación de ${a}. Sube ${b} cada hora durante ${c}. Después baja ${d} hasta su campamento. ¿A qué elevación está el campamento?`,
    }),
    steps: ({ a, b, c, d }) => {
      const up = b.times(c)
      return [
        did(
          product(c, b, asDecimal),
          line`Write ${mixed(c)} as ${decimal(c)}. Multiply to find how far he climbs.`,
          line`Escribe ${mixed(c)} como ${decimal(c)}. Multiplica para hallar cuánto sube.`,
        ),
        did(
          equation(sum(decimal(a), decimal(up)), decimal(a.plus(up))),
          line`Climbing is added. Unlike signs: subtract the absolute values.`,
          line`Lo que sube se suma. Signos distintos: resta los valores absolutos.`,
        ),
        did(
          equation(minus(decimal(a.plus(up)), decimal(d)), decimal(a.plus(up).minus(d))),
          line`Going down is subtracted. The weight of the backpack is not needed.`,
          line`Lo que baja se resta. El peso de la mochila no se necesita.`,
        ),
      ]
    },
    ends: found => ({
      en: line`The camp is at an elevation of ${found}.`,
      es: line`El campamento está a una elevación de ${found}.`,
    }),
  }),
  told({
    id: 'bake-sale',
    draw: random => {
      const a = random.int(3, 6)
      return {
        a: Ratio.of(a),
        b: cents(random, 6, 9, 50),
        c: Ratio.of(12 * a - 2 * random.int(1, 4)),
        d: Ratio.of(random.pick([50, 75, 100, 125]), 100),
        e: cents(random, 12, 20, 50),
        x: whole(random, 13, 15).times(25),
      }
    },
    find: ({ a, b, c, d, e }) => c.times(d).minus(a.times(b)).minus(e),
    undoes: ({ a, b, c, d, e }, found) => found.plus(e).plus(a.times(b)).over(c).equals(d),
    print: {
      a: counted(batch),
      x: inUnit('degree-fahrenheit'),
      b: dollars,
      c: counted(nouns.muffin),
      d: dollars,
      e: dollars,
    },
    amount: dollars,
    says: ({ a, b, c, d, e, x }) => ({
      en: prose`A class bakes ${a} of muffins in an oven at ${x}. Each batch costs ${b}, and the table for the sale costs ${e}. The class sells ${c} at ${d} each. What is the class’s profit? A loss is a negative profit.`,
      es: prose`Una clase hornea ${a} de muffins en un horno a ${x}. Cada tanda cuesta ${b}, y la mesa para la venta cuesta ${e}. La clase vende ${c} a ${d} cada uno. ¿Cuál es la ganancia de la clase? Una pérdida es una ganancia negativa.`,
    }),
    steps: ({ a, b, c, d, e }, found) => {
      const [income, costs] = [c.times(d), a.times(b)]
      return [
        did(
          product(c, d, dollars),
          line`Multiply to find what comes in.`,
          line`Multiplica para hallar lo que se recibe.`,
        ),
        did(
          equation(
            equation(sum(times(decimal(a), dollars(b)), dollars(e)), sum(dollars(costs), dollars(e))),
            dollars(costs.plus(e)),
          ),
          line`Add all the costs.`,
          line`Suma todos los costos.`,
        ),
        did(
          equation(minus(dollars(income), dollars(costs.plus(e))), dollars(found)),
          found.n < 0
            ? line`Subtract. The costs are greater, so the profit is negative. The oven temperature is not needed.`
            : line`Subtract. The costs are less, so the profit is positive. The oven temperature is not needed.`,
          found.n < 0
            ? line`Resta. Los costos son mayores, así que la ganancia es negativa. La temperatura del horno no se necesita.`
            : line`Resta. Los costos son menores, así que la ganancia es positiva. La temperatura del horno no se necesita.`,
        ),
      ]
    },
    ends: found => ({ en: line`The class’s profit is ${found}.`, es: line`La ganancia de la clase es de ${found}.` }),
  }),
  told({
    id: 'wages',
    draw: random => ({
      a: whole(random, 13, 19),
      b: rate(random, 4, 6, 8),
      c: parts(random, 5, 7, 2),
      d: whole(random, 3, 5),
      x: whole(random, 2, 6),
    }),
    find: ({ a, b, c, d }) => a.times(b.plus(1)).times(c).times(d),
    undoes: ({ a, b, c, d }, found) => found.over(d).over(c).over(a).minus(1).equals(b),
    print: {
      x: counted(nouns.year),
      a: dollars,
      b: asPercent,
      c: value => count(mixed(value), nouns.hour),
      d: counted(nouns.day),
    },
    amount: dollars,
    says: ({ a, b, c, d, x }, who) => ({
      en: prose`${name(who)} has worked in a shop for ${x} and earns ${a} an hour. Then ${subject(who)} gets a raise of ${b}. After the raise, ${subject(who)} works ${c} a day for ${d}. How much does ${subject(who)} earn in that time?`,
      es: prose`${name(who)} trabaja en una tienda desde hace ${x} y gana ${a} por hora. Después recibe un aumento del ${b}. Tras el aumento trabaja ${c} al día durante ${d}. ¿Cuánto gana en ese tiempo?`,
    }),
    steps: ({ a, b, c, d }, _found) => {
      const [wage, hours] = [a.times(b.plus(1)), c.times(d)]
      return [
        percentStep(b, a, dollars),
        did(
          equation(sum(dollars(a), dollars(a.times(b))), dollars(wage)),
          line`Add the raise: this is the new pay for an hour.`,
          line`Suma el aumento: esta es la nueva paga por hora.`,
        ),
        did(
          product(c, d, asDecimal),
          line`Write ${mixed(c)} as ${decimal(c)}. Multiply to find the hours in all.`,
          line`Escribe ${mixed(c)} como ${decimal(c)}. Multiplica para hallar las horas en total.`,
        ),
        did(
          product(hours, wage, dollars),
          line`Multiply the hours by the new pay. The years are not needed.`,
          line`Multiplica las horas por la nueva paga. Los años no se necesitan.`,
        ),
      ]
    },
    ends: (found, who) => ({
      en: line`In that time ${subject(who)} earns ${found}.`,
      es: line`En ese tiempo gana ${found}.`,
    }),
  }),
  told({
    id: 'tank',
    draw: random => ({
      a: whole(random, 8, 15).times(20),
      b: rate(random, 15, 25, 35, 45),
      c: parts(random, 11, 24, 4),
      d: tenths(random, 2, 4),
      e: whole(random, 5, 9),
      x: whole(random, 10, 12),
    }),
    find: ({ a, b, c, d, e }) => a.minus(a.times(b)).plus(c).minus(d.times(e)),
    undoes: ({ a, b, c, d, e }, found) => found.plus(d.times(e)).minus(c).over(a).plus(b).equals(1),
    print: {
      x: feet,
      a: gallons,
      b: asPercent,
      c: value => measure(mixed(value), 'gallon'),
      d: gallons,
      e: counted(nouns.hour),
    },
    amount: gallons,
    says: ({ a, b, c, d, e, x }) => ({
      en: prose`A tank that is ${x} tall holds ${a} of water. A farmer uses ${b} of the water. Rain then adds ${c}, but a leak lets out ${d} each hour for ${e}. How much water is in the tank then?`,
      es: prose`Un tanque de ${x} de alto contiene ${a} de agua. Un granjero usa el ${b} del agua. Luego la lluvia agrega ${c}, pero por una fuga se pierden ${d} cada hora durante ${e}. ¿Cuánta agua hay entonces en el tanque?`,
    }),
    steps: ({ a, b, c, d, e }) => {
      const [left, leak] = [a.minus(a.times(b)), d.times(e)]
      return [
        percentStep(b, a, asDecimal),
        did(
          equation(minus(decimal(a), decimal(a.times(b))), decimal(left)),
          line`Subtract what is used.`,
          line`Resta lo que se usa.`,
        ),
        did(
          equation(sum(decimal(left), decimal(c)), decimal(left.plus(c))),
          line`Write ${mixed(c)} as ${decimal(c)} and add it.`,
          line`Escribe ${mixed(c)} como ${decimal(c)} y súmalo.`,
        ),
        did(
          product(e, d, asDecimal),
          line`Multiply to find what the leak lets out.`,
          line`Multiplica para hallar lo que se pierde por la fuga.`,
        ),
        did(
          equation(minus(decimal(left.plus(c)), decimal(leak)), decimal(left.plus(c).minus(leak))),
          line`Subtract it. The height of the tank is not needed.`,
          line`Réstalo. La altura del tanque no se necesita.`,
        ),
      ]
    },
    ends: found => ({
      en: line`Then there are ${found} of water in the tank.`,
      es: line`Entonces hay ${found} de agua en el tanque.`,
    }),
  }),
  told({
    id: 'sub',
    draw: random => ({
      a: whole(random, -14, -8).times(20),
      b: rate(random, 15, 25, 35),
      c: tenths(random, 6, 9),
      d: whole(random, 4, 7),
      x: whole(random, 45, 75),
    }),
    find: ({ a, b, c, d }) => a.plus(a.times(b)).plus(c.times(d)),
    undoes: ({ a, b, c, d }, found) => found.minus(c.times(d)).over(a).minus(1).equals(b),
    print: { a: meters, x: value => count(value, sailor), b: asPercent, c: meters, d: counted(nouns.minute) },
    amount: meters,
    says: ({ a, b, c, d, x }) => ({
      en: prose`A submarine with ${x} is at an elevation of ${a}. It goes down until it is ${b} deeper. Then it rises ${c} each minute for ${d}. What is its elevation then?`,
      es: prose`Un submarino con ${x} está a una elevación de ${a}. Desciende hasta estar un ${b} más profundo. Después sube ${c} cada minuto durante ${d}. ¿A qué elevación está entonces?`,
    }),
    steps: ({ a, b, c, d }) => {
      const [deep, up] = [a.plus(a.times(b)), c.times(d)]
      return [
        percentStep(b, a.negated(), asDecimal),
        did(
          equation(minus(decimal(a), decimal(a.times(b).negated())), decimal(deep)),
          line`Deeper means lower: subtract.`,
          line`Más profundo es más abajo: resta.`,
        ),
        did(
          product(d, c, asDecimal),
          line`Multiply to find how far it rises. The number of sailors is not needed.`,
          line`Multiplica para hallar cuánto sube. El número de marineros no se necesita.`,
        ),
        ...movedSteps(deep, up, asDecimal, { en: line`A rise is added.`, es: line`Lo que sube se suma.` }).slice(1),
      ]
    },
    ends: found => ({
      en: line`Then its elevation is ${found}.`,
      es: line`Entonces está a una elevación de ${found}.`,
    }),
  }),
]
