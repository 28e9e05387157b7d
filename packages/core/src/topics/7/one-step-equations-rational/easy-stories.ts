import { count, line, prose, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollarsOf, inUnit, type SignedAmount } from '../../kit/stories/signed-amounts.ts'
import type { Story } from './stories.ts'

export const same = (amount: (value: Ratio) => SignedAmount) => ({ by: amount, right: amount, x: amount })
export const whole = (random: Random, least: number, most: number) => Ratio.of(random.int(least, most))
const [fahrenheit, celsius, feet] = [inUnit('degree-fahrenheit'), inUnit('degree-celsius'), inUnit('foot')]
const points = (value: Ratio) => count(value, nouns.point)

/** A start that is not known, a change, and an end. */
export const easyStories: readonly Story[] = [
  {
    operation: 'subtract',
    draw: random => ({ x: whole(random, 2, 9), by: whole(random, 11, 20) }),
    prints: same(fahrenheit),
    says: (by, right) => ({
      en: prose`Overnight the temperature fell ${by}. In the morning it was ${right}. What was it in the evening?`,
      es: prose`Durante la noche la temperatura bajó ${by}. Por la mañana era de ${right}. ¿Cuál era por la tarde?`,
    }),
    models: {
      en: line`Let x be the temperature in the evening, in degrees. A fall is subtracted.`,
      es: line`Sea x la temperatura por la tarde, en grados. Lo que baja se resta.`,
    },
    ends: found => ({ en: line`In the evening it was ${found}.`, es: line`Por la tarde era de ${found}.` }),
  },
  {
    operation: 'add',
    draw: random => ({ x: whole(random, -20, -14), by: whole(random, 5, 12) }),
    prints: same(celsius),
    says: (by, right) => ({
      en: prose`A freezer is switched off for a while and warms up by ${by}. Then its temperature is ${right}. What was the temperature before?`,
      es: prose`Un congelador se apaga un rato y se calienta ${by}. Entonces su temperatura es de ${right}. ¿Cuál era la temperatura antes?`,
    }),
    models: {
      en: line`Let x be the temperature before, in degrees. A rise is added.`,
      es: line`Sea x la temperatura de antes, en grados. Lo que sube se suma.`,
    },
    ends: found => ({
      en: line`The temperature before was ${found}.`,
      es: line`La temperatura de antes era de ${found}.`,
    }),
  },
  {
    operation: 'add',
    draw: random => ({ x: whole(random, -40, -25), by: whole(random, 8, 18) }),
    prints: same(feet),
    says: (by, right) => ({
      en: prose`A diver swims up ${by}. Now he is at an elevation of ${right}. What was his elevation at the start?`,
      es: prose`Un buceador sube ${by}. Ahora está a una elevación de ${right}. ¿A qué elevación estaba al principio?`,
    }),
    models: {
      en: line`Let x be his elevation at the start, in feet. Swimming up is added.`,
      es: line`Sea x su elevación al principio, en pies. Lo que sube se suma.`,
    },
    ends: found => ({
      en: line`At the start his elevation was ${found}.`,
      es: line`Al principio estaba a una elevación de ${found}.`,
    }),
  },
  {
    operation: 'subtract',
    draw: random => ({ x: whole(random, -9, -2), by: whole(random, 3, 8) }),
    prints: same(points),
    says: (by, right) => ({
      en: prose`In golf, low scores are good. On the last day a golfer’s score goes down by ${by}, and she ends at ${right}. What was her score before the last day?`,
      es: prose`En golf, una puntuación baja es buena. El último día la puntuación de una golfista baja ${by} y queda en ${right}. ¿Cuál era su puntuación antes del último día?`,
    }),
    models: {
      en: line`Let x be her score before the last day, in points. What goes down is subtracted.`,
      es: line`Sea x su puntuación antes del último día, en puntos. Lo que baja se resta.`,
    },
    ends: found => ({
      en: line`Before the last day her score was ${found}.`,
      es: line`Antes del último día su puntuación era de ${found}.`,
    }),
  },
  {
    operation: 'subtract',
    draw: random => ({ x: whole(random, 3, 12), by: whole(random, 14, 20) }),
    prints: same(dollarsOf),
    says: (by, right) => ({
      en: prose`A bill of ${by} is paid from an account. Now the account is overdrawn: its balance is ${right}. What was the balance before?`,
      es: prose`De una cuenta se paga una factura de ${by}. Ahora la cuenta está sobregirada: su saldo es de ${right}. ¿Cuál era el saldo antes?`,
    }),
    models: {
      en: line`Let x be the balance before, in dollars. A payment is subtracted.`,
      es: line`Sea x el saldo de antes, en dólares. Un pago se resta.`,
    },
    ends: found => ({ en: line`The balance before was ${found}.`, es: line`El saldo de antes era de ${found}.` }),
  },
  {
    operation: 'add',
    draw: random => ({ x: whole(random, -20, -12), by: whole(random, 3, 9) }),
    prints: same(points),
    says: (by, right) => ({
      en: prose`A team wins ${by} in the last round of a quiz and ends with ${right}. How many points did it have before the last round?`,
      es: prose`Un equipo gana ${by} en la última ronda de un concurso y termina con ${right}. ¿Cuántos puntos tenía antes de la última ronda?`,
    }),
    models: {
      en: line`Let x be the number of points before the last round. Points that are won are added.`,
      es: line`Sea x el número de puntos que tenía antes de la última ronda. Los puntos ganados se suman.`,
    },
    ends: found => ({
      en: line`Before the last round it had ${found}.`,
      es: line`Antes de la última ronda tenía ${found}.`,
    }),
  },
  {
    operation: 'subtract',
    draw: random => ({ x: whole(random, -12, -4), by: whole(random, 5, 9) }),
    prints: same(feet),
    says: (by, right) => ({
      en: prose`A turtle swims down ${by} in the sea. Now it is at an elevation of ${right}. What was its elevation at first?`,
      es: prose`Una tortuga baja ${by} en el mar. Ahora está a una elevación de ${right}. ¿A qué elevación estaba al principio?`,
    }),
    models: {
      en: line`Let x be its elevation at first, in feet. Swimming down is subtracted.`,
      es: line`Sea x su elevación al principio, en pies. Lo que baja se resta.`,
    },
    ends: found => ({
      en: line`At first its elevation was ${found}.`,
      es: line`Al principio estaba a una elevación de ${found}.`,
    }),
  },
  {
    operation: 'add',
    draw: random => ({ x: whole(random, -20, -15), by: whole(random, 4, 11) }),
    prints: same(dollarsOf),
    says: (by, right) => ({
      en: prose`Hugo owes his sister money. He pays back ${by}, and then his balance with her is ${right}. What was his balance before?`,
      es: prose`Hugo le debe dinero a su hermana. Le devuelve ${by} y entonces su saldo con ella es de ${right}. ¿Cuál era su saldo antes?`,
    }),
    models: {
      en: line`Let x be his balance before, in dollars. What he pays back is added.`,
      es: line`Sea x su saldo de antes, en dólares. Lo que devuelve se suma.`,
    },
    ends: found => ({ en: line`His balance before was ${found}.`, es: line`Su saldo de antes era de ${found}.` }),
  },
]
