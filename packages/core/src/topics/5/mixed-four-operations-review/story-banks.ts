import { line, type Random, Ratio } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import type { Finding, Story } from './stories.ts'

const whole = (random: Random, from: number, to: number) => Ratio.of(random.int(from, to))
const mixedOf = (random: Random, denominators: readonly number[], from: number, to: number) =>
  proper(random, random.pick(denominators)).plus(random.int(from, to))

const one = (en: string, es: string): readonly Finding[] => [{ en, es }]

/** One step. The operation changes from story to story. */
export const oneStep: readonly Story[] = [
  {
    name: 'pages',
    tree: ['÷', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.page, b: nouns.minute },
    answer: nouns.page,
    draw(random) {
      const [minutes, each] = [random.int(14, 28), random.int(112, 189)]
      return { a: Ratio.of(minutes * each), b: Ratio.of(minutes) }
    },
    tell: ({ a, b }) => ({
      en: line`A machine prints ${a} in ${b}, the same number each minute. How many pages does it print in one minute?`,
      es: line`Una máquina imprime ${a} en ${b}, la misma cantidad cada minuto. ¿Cuántas páginas imprime en un minuto?`,
    }),
    finds: one('The total is split into equal parts: divide.', 'El total se reparte en partes iguales: divide.'),
    ends: x => ({ en: line`It prints ${x} in one minute.`, es: line`Imprime ${x} en un minuto.` }),
  },
  {
    name: 'cement',
    tree: ['×', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.bag, b: nouns.kilogram },
    answer: nouns.kilogram,
    draw: random => ({ a: whole(random, 23, 48), b: withPlaces(random, 1, 22.3, 42.8) }),
    tell: ({ a, b }) => ({
      en: line`A truck carries ${a} of cement. Each bag has a mass of ${b}. What is the total mass of the bags?`,
      es: line`Un camión lleva ${a} de cemento. Cada bolsa tiene una masa de ${b}. ¿Cuál es la masa total de las bolsas?`,
    }),
    finds: one('There are equal groups: multiply.', 'Hay grupos iguales: multiplica.'),
    ends: x => ({ en: line`The total mass is ${x}.`, es: line`La masa total es de ${x}.` }),
  },
  {
    name: 'barrel',
    tree: ['−', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.liter, b: nouns.liter },
    answer: nouns.liter,
    draw: random => ({ a: Ratio.of(random.int(160, 220)), b: withPlaces(random, 2, 78.4, 139.8) }),
    tell: ({ a, b }) => ({
      en: line`A full rain barrel holds ${a} of water. Now it has ${b} in it. How much more water fits into the barrel?`,
      es: line`En un barril lleno caben ${a} de agua. Ahora hay ${b} en él. ¿Cuánta agua más cabe en el barril?`,
    }),
    finds: one('The missing part is asked for: subtract.', 'Se pregunta la parte que falta: resta.'),
    ends: x => ({ en: line`In the barrel, there is room for ${x} more.`, es: line`En el barril caben ${x} más.` }),
  },
  {
    name: 'wire',
    tree: ['÷', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.meter, b: nouns.meter },
    answer: nouns.piece,
    draw(random) {
      const [pieces, each] = random.until(
        () => [random.int(13, 28), withPlaces(random, 1, 0.6, 0.9)] as const,
        ([p, e]) => !e.times(p).isInteger,
      )
      return { a: each.times(pieces), b: each }
    },
    tell: ({ a, b }) => ({
      en: line`An electrician cuts ${a} of wire into pieces of ${b} each. How many pieces are there?`,
      es: line`Una electricista corta ${a} de alambre en pedazos de ${b} cada uno. ¿Cuántos pedazos obtiene?`,
    }),
    finds: one(
      'The question is how many times one length fits into the other: divide.',
      'Se pregunta cuántas veces cabe una longitud en la otra: divide.',
    ),
    ends: x => ({ en: line`There are ${x}.`, es: line`Obtiene ${x}.` }),
  },
  {
    name: 'cyclist',
    tree: ['+', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.kilometer, b: nouns.kilometer },
    answer: nouns.kilometer,
    draw: random => ({ a: withPlaces(random, 1, 38, 68), b: withPlaces(random, 2, 42, 79) }),
    tell: ({ a, b }) => ({
      en: line`A cyclist rides ${a} on Saturday and ${b} on Sunday. How far does she ride on the two days together?`,
      es: line`Una ciclista recorre ${a} el sábado y ${b} el domingo. ¿Qué distancia recorre en los dos días juntos?`,
    }),
    finds: one('The two distances are put together: add.', 'Se juntan las dos distancias: suma.'),
    ends: x => ({ en: line`She rides ${x}.`, es: line`Recorre ${x}.` }),
  },
  {
    name: 'theater',
    tree: ['×', 'a', 'b'],
    style: 'decimal',
    of: { a: 'plain', b: nouns.person },
    answer: nouns.person,
    draw: random => ({ a: whole(random, 34, 78), b: whole(random, 346, 879) }),
    tell: ({ a, b }) => ({
      en: line`A theater gives a play ${a} times. It is full each time, with ${b} in it. How many people come in all?`,
      es: line`Un teatro presenta una obra ${a} veces. Siempre se llena, con ${b} cada vez. ¿Cuántas personas asisten en total?`,
    }),
    finds: one('There are equal groups: multiply.', 'Hay grupos iguales: multiplica.'),
    ends: x => ({ en: line`In all, ${x} come.`, es: line`En total asisten ${x}.` }),
  },
  {
    name: 'marathon',
    tree: ['−', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.kilometer, b: nouns.kilometer },
    answer: nouns.kilometer,
    draw: random => ({ a: Ratio.of(random.int(22, 42)), b: withPlaces(random, 2, 7.3, 18.9) }),
    tell: ({ a, b }) => ({
      en: line`A race is ${a} long. A runner has covered ${b}. How far does he still have to run?`,
      es: line`Una carrera es de ${a}. Un corredor ya recorrió ${b}. ¿Qué distancia le falta?`,
    }),
    finds: one('The missing part is asked for: subtract.', 'Se pregunta la parte que falta: resta.'),
    ends: x => ({ en: line`He still has to run ${x}.`, es: line`Le faltan ${x}.` }),
  },
  {
    name: 'crate',
    tree: ['+', 'a', 'b'],
    style: 'decimal',
    of: { a: nouns.kilogram, b: nouns.kilogram },
    answer: nouns.kilogram,
    draw: random => ({ a: withPlaces(random, 2, 12.3, 28.9), b: withPlaces(random, 1, 94, 189) }),
    tell: ({ a, b }) => ({
      en: line`An empty crate has a mass of ${a}. The machine in it has a mass of ${b}. What is the mass of the crate with the machine?`,
      es: line`Una caja de madera vacía tiene una masa de ${a}. La máquina que va dentro tiene una masa de ${b}. ¿Cuál es la masa de la caja con la máquina?`,
    }),
    finds: one('The two masses are put together: add.', 'Se juntan las dos masas: suma.'),
    ends: x => ({ en: line`The mass is ${x}.`, es: line`La masa es de ${x}.` }),
  },
]

/** Two steps with fractions. */
export const fractionStories: readonly Story[] = [
  {
    name: 'flour',
    tree: ['−', 'a', ['×', 'b', 'c']],
    style: 'fraction',
    of: { a: nouns.cup, b: nouns.cake, c: nouns.cup },
    answer: nouns.cup,
    draw: random =>
      random.until(
        () => ({
          a: mixedOf(random, [2, 4], 18, 24),
          b: whole(random, 4, 7),
          c: mixedOf(random, [3, 4], 1, 2),
        }),
        ({ a, b, c }) => a.minus(b.times(c)).compare(2) > 0 && !b.times(c).isInteger,
      ),
    tell: ({ a, b, c }) => ({
      en: line`A baker has ${a} of flour. She bakes ${b} and uses ${c} of flour for each. How much flour is left?`,
      es: line`Una panadera tiene ${a} de harina. Hornea ${b} y usa ${c} de harina para cada uno. ¿Cuánta harina le queda?`,
    }),
    finds: [
      { en: 'Find the flour for the cakes: multiply.', es: 'Halla la harina para los pasteles: multiplica.' },
      { en: 'Find what is left: subtract.', es: 'Halla lo que queda: resta.' },
    ],
    ends: x => ({ en: line`She has ${x} of flour left.`, es: line`Le quedan ${x} de harina.` }),
  },
  {
    name: 'trail',
    tree: ['×', ['+', 'a', 'b'], 'c'],
    style: 'fraction',
    of: { a: nouns.mile, b: nouns.mile, c: nouns.day },
    answer: nouns.mile,
    draw: random =>
      random.until(
        () => ({ a: mixedOf(random, [3, 4], 1, 3), b: mixedOf(random, [2, 8, 6], 1, 2), c: whole(random, 4, 7) }),
        ({ a, b, c }) => a.d !== b.d && !a.plus(b).times(c).isInteger,
      ),
    tell: ({ a, b, c }) => ({
      en: line`Each day, a ranger walks ${a} to a lake and then ${b} to a hut. How far does the ranger walk in ${c}?`,
      es: line`Cada día, una guardabosques camina ${a} hasta un lago y después ${b} hasta una cabaña. ¿Qué distancia camina en ${c}?`,
    }),
    finds: [
      { en: 'Find the distance of one day: add.', es: 'Halla la distancia de un día: suma.' },
      { en: 'Each day is the same: multiply.', es: 'Todos los días son iguales: multiplica.' },
    ],
    ends: x => ({ en: line`The ranger walks ${x}.`, es: line`Camina ${x}.` }),
  },
  {
    name: 'tank',
    tree: ['−', ['×', 'a', 'b'], 'c'],
    style: 'fraction',
    of: { a: 'plain', b: nouns.gallon, c: nouns.gallon },
    answer: nouns.gallon,
    draw: random =>
      random.until(
        () => ({
          a: proper(random, random.pick([3, 4, 8])),
          b: whole(random, 42, 68),
          c: mixedOf(random, [2, 4], 3, 7),
        }),
        ({ a, b, c }) => a.n > 1 && !a.times(b).isInteger && a.times(b).minus(c).compare(5) > 0,
      ),
    tell: ({ a, b, c }) => ({
      en: line`A rain barrel holds ${b} of water when it is full. It is ${a} full, and a gardener uses ${c}. How much water is left?`,
      es: line`En un barril para agua de lluvia caben ${b}. Está lleno hasta ${a} de su capacidad y una jardinera usa ${c}. ¿Cuánta agua queda?`,
    }),
    finds: [
      {
        en: 'Find the water in the barrel, a part of the whole: multiply.',
        es: 'Halla el agua que hay en el barril, una parte del total: multiplica.',
      },
      { en: 'Find what is left: subtract.', es: 'Halla lo que queda: resta.' },
    ],
    ends: x => ({ en: line`There are ${x} of water left.`, es: line`Quedan ${x} de agua.` }),
  },
  {
    name: 'board',
    tree: ['−', 'a', ['+', 'b', 'c']],
    style: 'fraction',
    of: { a: nouns.foot, b: nouns.foot, c: nouns.foot },
    answer: nouns.foot,
    draw: random =>
      random.until(
        () => ({
          a: mixedOf(random, [2, 4], 8, 12),
          b: mixedOf(random, [3, 4, 6], 1, 3),
          c: mixedOf(random, [4, 8, 12], 2, 3),
        }),
        ({ b, c }) => b.d !== c.d && !b.plus(c).isInteger,
      ),
    tell: ({ a, b, c }) => ({
      en: line`A carpenter cuts one piece of ${b} and one piece of ${c} from a board that is ${a} long. How long is the rest of the board?`,
      es: line`De una tabla de ${a} de largo, un carpintero corta un pedazo de ${b} y otro de ${c}. ¿Cuánto mide el resto de la tabla?`,
    }),
    finds: [
      { en: 'Find the length of both pieces: add.', es: 'Halla la longitud de los dos pedazos: suma.' },
      { en: 'Find what is left of the board: subtract.', es: 'Halla lo que queda de la tabla: resta.' },
    ],
    ends: x => ({ en: line`The rest is ${x} long.`, es: line`El resto mide ${x}.` }),
  },
  {
    name: 'practice',
    tree: ['+', ['×', 'a', 'b'], 'c'],
    style: 'fraction',
    of: { a: nouns.day, b: nouns.hour, c: nouns.hour },
    answer: nouns.hour,
    draw: random =>
      random.until(
        () => ({
          a: whole(random, 4, 5),
          b: random.pick([Ratio.of(3, 4), Ratio.of(2, 3), Ratio.of(5, 6), Ratio.of(5, 4), Ratio.of(4, 3)]),
          c: mixedOf(random, [2, 3, 4], 1, 2),
        }),
        ({ a, b, c }) => !a.times(b).isInteger && a.times(b).d !== c.d,
      ),
    tell: ({ a, b, c }) => ({
      en: line`A pianist practices for ${b} on each of ${a} and for ${c} on Saturday. How long does he practice in all?`,
      es: line`Durante ${a}, un pianista practica ${b} cada día y el sábado practica ${c}. ¿Cuánto tiempo practica en total?`,
    }),
    finds: [
      { en: 'Find the time of the equal days: multiply.', es: 'Halla el tiempo de los días iguales: multiplica.' },
      { en: 'Put the times together: add.', es: 'Junta los tiempos: suma.' },
    ],
    ends: x => ({ en: line`He practices for ${x}.`, es: line`Practica ${x}.` }),
  },
  {
    name: 'cloth',
    tree: ['−', ['+', 'a', 'b'], 'c'],
    style: 'fraction',
    of: { a: nouns.yard, b: nouns.yard, c: nouns.yard },
    answer: nouns.yard,
    draw: random =>
      random.until(
        () => ({
          a: mixedOf(random, [3, 4], 2, 5),
          b: mixedOf(random, [2, 6, 8], 2, 4),
          c: mixedOf(random, [4, 8], 2, 3),
        }),
        ({ a, b, c }) => a.d !== b.d && !a.plus(b).isInteger && !a.plus(b).minus(c).isInteger,
      ),
    tell: ({ a, b, c }) => ({
      en: line`A tailor has ${a} of green cloth and buys ${b} more. He then uses ${c} of it for a coat. How much green cloth does he have now?`,
      es: line`Un sastre tiene ${a} de tela verde y compra ${b} más. Después usa ${c} de esa tela para un abrigo. ¿Cuánta tela verde tiene ahora?`,
    }),
    finds: [
      { en: 'Find the cloth before the coat: add.', es: 'Halla la tela que había antes del abrigo: suma.' },
      { en: 'Find what is left: subtract.', es: 'Halla lo que queda: resta.' },
    ],
    ends: x => ({ en: line`He has ${x} of green cloth.`, es: line`Tiene ${x} de tela verde.` }),
  },
]

/** Two steps with whole numbers and decimals; fractions of a whole number come too. */
export const numberStories: readonly Story[] = [
  {
    name: 'bottles',
    tree: ['×', ['÷', 'a', 'b'], 'c'],
    style: 'decimal',
    of: { a: nouns.bottle, b: nouns.minute, c: nouns.minute },
    answer: nouns.bottle,
    draw(random) {
      const [minutes, each] = [random.int(12, 18), random.int(124, 189)]
      return { a: Ratio.of(minutes * each), b: Ratio.of(minutes), c: whole(random, 23, 48) }
    },
    tell: ({ a, b, c }) => ({
      en: line`A machine fills ${a} in ${b}, the same number each minute. How many bottles does it fill in ${c}?`,
      es: line`Una máquina llena ${a} en ${b}, la misma cantidad cada minuto. ¿Cuántas botellas llena en ${c}?`,
    }),
    finds: [
      { en: 'Find the bottles of one minute: divide.', es: 'Halla las botellas de un minuto: divide.' },
      { en: 'Each minute is the same: multiply.', es: 'Todos los minutos son iguales: multiplica.' },
    ],
    ends: x => ({ en: line`It fills ${x}.`, es: line`Llena ${x}.` }),
  },
  {
    name: 'pump',
    tree: ['÷', ['−', 'a', 'b'], 'c'],
    style: 'decimal',
    of: { a: nouns.liter, b: nouns.liter, c: nouns.liter },
    answer: nouns.minute,
    draw: random =>
      random.until(
        () => {
          const [minutes, c] = [random.int(12, 28), withPlaces(random, 1, 3.2, 8.8)]
          const b = withPlaces(random, 1, 21.3, 68.9)
          return { a: c.times(minutes).plus(b), b, c }
        },
        ({ a }) => a.isInteger,
      ),
    tell: ({ a, b, c }) => ({
      en: line`An aquarium holds ${a}, and there are ${b} of water in it. A hose adds ${c} each minute. How many minutes does it take to fill the aquarium?`,
      es: line`En un acuario caben ${a} y hay ${b} de agua. Una manguera echa ${c} cada minuto. ¿Cuántos minutos tarda en llenar el acuario?`,
    }),
    finds: [
      { en: 'Find the water that is missing: subtract.', es: 'Halla el agua que falta: resta.' },
      {
        en: 'Each minute adds the same amount: divide by it.',
        es: 'Cada minuto se agrega la misma cantidad: divide entre ella.',
      },
    ],
    ends: x => ({ en: line`It takes ${x}.`, es: line`Tarda ${x}.` }),
  },
  {
    name: 'pallet',
    tree: ['+', ['×', 'a', 'b'], 'c'],
    style: 'decimal',
    of: { a: nouns.box, b: nouns.kilogram, c: nouns.kilogram },
    answer: nouns.kilogram,
    draw: random => ({
      a: whole(random, 24, 48),
      b: withPlaces(random, 2, 4.25, 9.85),
      c: withPlaces(random, 1, 18.2, 27.8),
    }),
    tell: ({ a, b, c }) => ({
      en: line`A worker puts ${a} of ${b} each on a wooden pallet that has a mass of ${c}. What is the mass of the loaded pallet?`,
      es: line`Una trabajadora pone ${a} de ${b} cada una sobre una tarima de madera que tiene una masa de ${c}. ¿Cuál es la masa de la tarima cargada?`,
    }),
    finds: [
      { en: 'Find the mass of the boxes: multiply.', es: 'Halla la masa de las cajas: multiplica.' },
      { en: 'Put the masses together: add.', es: 'Junta las masas: suma.' },
    ],
    ends: x => ({ en: line`The mass is ${x}.`, es: line`La masa es de ${x}.` }),
  },
  {
    name: 'curtains',
    tree: ['−', 'a', ['×', 'b', 'c']],
    style: 'decimal',
    of: { a: nouns.meter, b: nouns.curtain, c: nouns.meter },
    answer: nouns.meter,
    draw(random) {
      const [b, c] = [whole(random, 12, 18), withPlaces(random, 2, 2.15, 2.95)]
      return { a: Ratio.of(Math.ceil(b.times(c).toNumber()) + random.int(3, 19)), b, c }
    },
    tell: ({ a, b, c }) => ({
      en: line`A hotel has a roll with ${a} of cloth. It has ${b} made, with ${c} of cloth in each. How much cloth is left?`,
      es: line`Un hotel tiene un rollo con ${a} de tela. Manda hacer ${b} con ${c} de tela cada una. ¿Cuánta tela queda?`,
    }),
    finds: [
      { en: 'Find the cloth for the curtains: multiply.', es: 'Halla la tela de las cortinas: multiplica.' },
      { en: 'Find what is left: subtract.', es: 'Halla lo que queda: resta.' },
    ],
    ends: x => ({ en: line`There are ${x} of cloth left.`, es: line`Quedan ${x} de tela.` }),
  },
  {
    name: 'buses',
    tree: ['÷', ['+', 'a', 'b'], 'c'],
    style: 'decimal',
    of: { a: nouns.student, b: nouns.teacher, c: 'plain' },
    answer: nouns.bus,
    draw(random) {
      const [seats, buses, b] = [random.int(43, 56), random.int(13, 26), random.int(37, 68)]
      return { a: Ratio.of(seats * buses - b), b: Ratio.of(b), c: Ratio.of(seats) }
    },
    tell: ({ a, b, c }) => ({
      en: line`For a trip, ${a} and ${b} ride in buses. Each bus has ${c} passengers. How many buses are there?`,
      es: line`Para una excursión, ${a} y ${b} viajan en autobuses. En cada autobús van ${c} pasajeros. ¿Cuántos autobuses hay?`,
    }),
    finds: [
      { en: 'Find the number of passengers: add.', es: 'Halla el número de pasajeros: suma.' },
      { en: 'They ride in equal groups: divide.', es: 'Viajan en grupos iguales: divide.' },
    ],
    ends: x => ({ en: line`There are ${x}.`, es: line`Hay ${x}.` }),
  },
  {
    name: 'shelves',
    tree: ['÷', ['×', 'a', 'b'], 'c'],
    style: 'fraction',
    of: { a: 'plain', b: nouns.book, c: nouns.shelf },
    answer: nouns.book,
    draw(random) {
      const [a, c, each] = random.until(
        () => [proper(random, random.pick([5, 7, 8])), random.int(8, 14), random.int(34, 68)] as const,
        ([a, c, each]) => a.n > 1 && (c * each) % a.n === 0,
      )
      return { a, b: Ratio.of((c * each) / a.n).times(a.d), c: Ratio.of(c) }
    },
    tell: ({ a, b, c }) => ({
      en: line`A library has ${b}, and ${a} of them are new. The new books stand on ${c}, the same number on each. How many books are on one shelf?`,
      es: line`Una biblioteca tiene ${b} y ${a} de ellos son nuevos. Los libros nuevos están en ${c}, la misma cantidad en cada uno. ¿Cuántos libros hay en un estante?`,
    }),
    finds: [
      {
        en: 'Find the number of new books, a part of the whole: multiply.',
        es: 'Halla el número de libros nuevos, una parte del total: multiplica.',
      },
      { en: 'The shelves are equal groups: divide.', es: 'Los estantes son grupos iguales: divide.' },
    ],
    ends: x => ({ en: line`There are ${x} on one shelf.`, es: line`En un estante hay ${x}.` }),
  },
]
