import { type Expr, expr, line, words } from '../../../author.ts'
import type { Said } from './outcomes.ts'

/** Three stages with few options each, told with the events that may be asked. */
export interface Staged {
  readonly told: Said
  readonly stages: readonly (readonly Expr[])[]
  readonly events: readonly StagedEvent[]
}
/** The favorable outcomes by the places of their options, and the same as a rule. */
export interface StagedEvent {
  readonly says: Said
  readonly favorable: string
  readonly holds: (places: readonly [number, number, number]) => boolean
}
const said = (en: Said['en'], es: Said['es']): Said => ({ en, es })
const event = (
  en: Said['en'],
  es: Said['es'],
  favorable: string,
  holds: (places: readonly [number, number, number]) => boolean,
): StagedEvent => ({ says: said(en, es), favorable, holds })
const total = (places: readonly number[]) => places.reduce((sum, place) => sum + place, 0)

const COIN = [words('heads', 'cara'), words('tails', 'cruz')]
const ANSWER = [words('right', 'correcta'), words('wrong', 'incorrecta')]
const LIGHT = [words('green', 'verde'), words('red', 'rojo')]
const PUPPY = [words('female', 'hembra'), words('male', 'macho')]
const DIGITS = [expr(1), expr(2)]
const LETTERS = [words('A', 'A'), words('B', 'B'), words('C', 'C')]

export const staged: readonly Staged[] = [
  {
    told: said(line`A fair coin is tossed three times.`, line`Se lanza una moneda justa tres veces.`),
    stages: [COIN, COIN, COIN],
    events: [
      event(
        line`exactly two of the tosses are heads`,
        line`exactamente dos de los lanzamientos sean cara`,
        '001 010 100',
        places => total(places) === 1,
      ),
      event(
        line`all three tosses show the same side`,
        line`los tres lanzamientos muestren el mismo lado`,
        '000 111',
        places => total(places) % 3 === 0,
      ),
    ],
  },
  {
    told: said(
      line`A drawer holds two caps (red, blue), two T-shirts (red, blue), and three pairs of shorts (red, blue, black). One of each is taken out without looking.`,
      line`En un cajón hay dos gorras (roja, azul), dos camisetas (roja, azul) y tres pantalones cortos (rojo, azul, negro). Se saca sin mirar una prenda de cada tipo.`,
    ),
    stages: [
      [words('red', 'roja'), words('blue', 'azul')],
      [words('red', 'roja'), words('blue', 'azul')],
      [words('red', 'rojo'), words('blue', 'azul'), words('black', 'negro')],
    ],
    events: [
      event(
        line`all three have the same color`,
        line`las tres prendas sean del mismo color`,
        '000 111',
        ([x, y, z]) => x === y && y === z,
      ),
      event(
        line`exactly two of the three are red`,
        line`exactamente dos de las tres prendas sean de color rojo`,
        '001 002 010 100',
        places => places.filter(place => place === 0).length === 2,
      ),
    ],
  },
  {
    told: said(
      line`Without reading them, a student guesses the answers to three true-or-false questions.`,
      line`Un estudiante responde al azar, sin leerlas, tres preguntas de verdadero o falso.`,
    ),
    stages: [ANSWER, ANSWER, ANSWER],
    events: [
      event(
        line`exactly one of the answers is right`,
        line`exactamente una de las respuestas sea correcta`,
        '011 101 110',
        places => total(places) === 2,
      ),
      event(
        line`the first two answers are right`,
        line`las dos primeras respuestas sean correctas`,
        '000 001',
        ([x, y]) => total([x, y]) === 0,
      ),
    ],
  },
  {
    told: said(
      line`A fair coin is tossed twice, and then a spinner with the equal sections A, B, and C is spun.`,
      line`Se lanza dos veces una moneda justa y luego se gira una ruleta con las secciones iguales A, B y C.`,
    ),
    stages: [COIN, COIN, LETTERS],
    events: [
      event(
        line`the two tosses are different and the spinner does not land on C`,
        line`los dos lanzamientos sean diferentes y la ruleta no caiga en C`,
        '010 011 100 101',
        ([x, y, z]) => x !== y && z !== 2,
      ),
      event(
        line`both tosses are tails and the spinner lands on A or B`,
        line`los dos lanzamientos sean cruz y la ruleta caiga en A o B`,
        '110 111',
        ([x, y, z]) => x === 1 && y === 1 && z !== 2,
      ),
    ],
  },
  {
    told: said(
      line`On the way to school there are three traffic lights. Each one is as likely to be green as red.`,
      line`De camino a la escuela hay tres semáforos. Cada uno tiene la misma probabilidad de estar en verde que en rojo.`,
    ),
    stages: [LIGHT, LIGHT, LIGHT],
    events: [
      event(
        line`the first light is red and the other two are green`,
        line`el primer semáforo esté en rojo y los otros dos en verde`,
        '100',
        ([x, y, z]) => x === 1 && y === 0 && z === 0,
      ),
      event(
        line`exactly two lights in a row are red`,
        line`exactamente dos semáforos seguidos estén en rojo`,
        '011 110',
        ([x, y, z]) => y === 1 && total([x, z]) === 1,
      ),
    ],
  },
  {
    told: said(
      line`A snack is one of two drinks (milk, juice), one of three fruits (apple, pear, plum), and one of two breads (roll, bagel), all chosen at random.`,
      line`Una merienda consta de una de dos bebidas (leche, jugo), una de tres frutas (manzana, pera, ciruela) y uno de dos panes (bolillo, rosca), elegidos al azar.`,
    ),
    stages: [
      [words('milk', 'leche'), words('juice', 'jugo')],
      [words('apple', 'manzana'), words('pear', 'pera'), words('plum', 'ciruela')],
      [words('roll', 'bolillo'), words('bagel', 'rosca')],
    ],
    events: [
      event(
        line`the snack has juice and a bagel, but no plum`,
        line`la merienda tenga jugo y rosca, pero no ciruela`,
        '101 111',
        ([x, y, z]) => x === 1 && y !== 2 && z === 1,
      ),
      event(
        line`the snack has neither milk nor a pear`,
        line`la merienda no tenga leche ni pera`,
        '100 101 120 121',
        ([x, y]) => x !== 0 && y !== 1,
      ),
    ],
  },
  {
    told: said(
      line`A computer makes a three-digit number. Each digit is 1 or 2, chosen at random.`,
      line`Una computadora forma un número de tres cifras. Cada cifra es 1 o 2, elegida al azar.`,
    ),
    stages: [DIGITS, DIGITS, DIGITS],
    events: [
      event(
        line`the sum of the digits is 4`,
        line`la suma de las cifras sea 4`,
        '001 010 100',
        places => total(places) + 3 === 4,
      ),
      event(
        line`the number is greater than 200 and even`,
        line`el número sea mayor que 200 y par`,
        '101 111',
        ([x, , z]) => x === 1 && z === 1,
      ),
    ],
  },
  {
    told: said(
      line`A dog has three puppies. Each puppy is as likely to be female as male.`,
      line`Una perra tiene tres cachorros. Cada cachorro tiene la misma probabilidad de ser hembra que macho.`,
    ),
    stages: [PUPPY, PUPPY, PUPPY],
    events: [
      event(
        line`all three puppies are female`,
        line`los tres cachorros sean hembras`,
        '000',
        places => total(places) === 0,
      ),
      event(
        line`there are more males than females, but not only males`,
        line`haya más machos que hembras, pero no solo machos`,
        '011 101 110',
        places => total(places) === 2,
      ),
    ],
  },
]
