import { type Both, type Inline, line, type Noun, type Quantity, type Term } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

type Sentence = Both<readonly Inline[]>

/** n × each, and then another amount that is added, that they are taken from, or that is taken from them. */
export type Plan = 'more' | 'left' | 'less'

export interface TwoStepStory {
  readonly plan: Plan
  readonly noun: Noun
  readonly denominators: readonly number[]
  /** The most that is likely in all, or at the start. */
  readonly most: number
  /** The most that is likely for one, as a part of one; 1 if left out. */
  readonly mostEach?: number
  /** What comes in whole units only. */
  readonly isWhole?: boolean
  readonly tell: (n: Term, each: Term, other: Term) => Sentence
  readonly ends: (found: Quantity) => Sentence
}

export const twoStepStories: readonly TwoStepStory[] = [
  {
    plan: 'left',
    noun: nouns.yard,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`Zoe has ${other} of wire. She makes ${n} bracelets and uses ${each} of wire for each bracelet. How many yards of wire are left?`,
      es: line`Zoe tiene ${other} de alambre. Hace ${n} pulseras y usa ${each} de alambre para cada pulsera. ¿Cuántas yardas de alambre le quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of wire left.`, es: line`Le quedan ${found} de alambre.` }),
  },
  {
    plan: 'more',
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    most: 6,
    tell: (n, each, other) => ({
      en: line`To train for a race, Jamal runs ${each} on each of ${n} days. In the race, he runs ${other}. How many miles does he run in all?`,
      es: line`Para entrenar para una carrera, Jamal corre ${each} en cada uno de ${n} días. En la carrera corre ${other}. ¿Cuántas millas corre en total?`,
    }),
    ends: found => ({ en: line`He runs ${found} in all.`, es: line`Corre ${found} en total.` }),
  },
  {
    plan: 'less',
    noun: nouns.inch,
    denominators: [4, 8],
    most: 4,
    tell: (n, each, other) => ({
      en: line`This week, it rained ${each} on each of ${n} days. Last week, it rained ${other} in all. How many more inches did it rain this week?`,
      es: line`Esta semana llovió ${each} en cada uno de ${n} días. La semana pasada llovió ${other} en total. ¿Cuántas pulgadas más llovió esta semana?`,
    }),
    ends: found => ({ en: line`It rained ${found} more.`, es: line`Llovió ${found} más.` }),
  },
  {
    plan: 'left',
    noun: nouns.pizza,
    denominators: [8, 12],
    most: 7,
    mostEach: 0.7,
    isWhole: true,
    tell: (n, each, other) => ({
      en: line`At a party, there are ${other} of the same size. Each of ${n} children eats ${each}. How many pizzas are left?`,
      es: line`En una fiesta hay ${other} del mismo tamaño. Cada uno de los ${n} niños come ${each}. ¿Cuántas pizzas quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} left.`, es: line`Quedan ${found}.` }),
  },
  {
    plan: 'more',
    noun: nouns.cup,
    denominators: [3, 4],
    most: 5,
    tell: (n, each, other) => ({
      en: line`Elena bakes ${n} trays of muffins. Each tray takes ${each} of flour. She uses ${other} of flour for bread. How many cups of flour does she use in all?`,
      es: line`Elena hornea ${n} bandejas de muffins. Cada bandeja lleva ${each} de harina. Usa ${other} de harina para hacer pan. ¿Cuántas tazas de harina usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of flour.`, es: line`Usa ${found} de harina.` }),
  },
  {
    plan: 'less',
    noun: nouns.hour,
    denominators: [4, 6, 12],
    most: 7,
    tell: (n, each, other) => ({
      en: line`Luis reads for ${each} on each of ${n} days. In the same week, his brother reads for ${other} in all. How many hours longer does Luis read?`,
      es: line`Luis lee ${each} en cada uno de ${n} días. En la misma semana, su hermano lee ${other} en total. ¿Cuántas horas más lee Luis?`,
    }),
    ends: found => ({ en: line`Luis reads for ${found} longer.`, es: line`Luis lee ${found} más.` }),
  },
  {
    plan: 'left',
    noun: nouns.gallon,
    denominators: [4, 8],
    most: 7,
    tell: (n, each, other) => ({
      en: line`A painter has ${other} of paint. She paints ${n} benches, and each bench takes ${each} of paint. How many gallons of paint are left?`,
      es: line`Una pintora tiene ${other} de pintura. Pinta ${n} bancas y cada banca lleva ${each} de pintura. ¿Cuántos galones de pintura le quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of paint left.`, es: line`Le quedan ${found} de pintura.` }),
  },
  {
    plan: 'more',
    noun: nouns.pound,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`For ${n} days in a row, a baker uses ${each} of butter each day. The next day, he uses ${other} of butter. How many pounds of butter does he use in all?`,
      es: line`Durante ${n} días seguidos, un panadero usa ${each} de mantequilla cada día. Al día siguiente usa ${other} de mantequilla. ¿Cuántas libras de mantequilla usa en total?`,
    }),
    ends: found => ({ en: line`He uses ${found} of butter.`, es: line`Usa ${found} de mantequilla.` }),
  },
]

/** No form tells a story of another one. */
export const betweenStories: readonly TwoStepStory[] = [
  {
    plan: 'more',
    noun: nouns.liter,
    denominators: [5, 10],
    most: 8,
    tell: (n, each, other) => ({
      en: line`A coach fills ${n} bottles with ${each} of water each and a jug with ${other} of water. How many liters of water does she use in all?`,
      es: line`Una entrenadora llena ${n} botellas con ${each} de agua cada una y una jarra con ${other} de agua. ¿Cuántos litros de agua usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of water.`, es: line`Usa ${found} de agua.` }),
  },
  {
    plan: 'less',
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    most: 6,
    tell: (n, each, other) => ({
      en: line`Zoe walks ${each} on each of ${n} days. In the same week, Mateo walks ${other} in all. How many more miles does Zoe walk?`,
      es: line`Zoe camina ${each} en cada uno de ${n} días. En la misma semana, Mateo camina ${other} en total. ¿Cuántas millas más camina Zoe?`,
    }),
    ends: found => ({ en: line`Zoe walks ${found} more.`, es: line`Zoe camina ${found} más.` }),
  },
  {
    plan: 'more',
    noun: nouns.hour,
    denominators: [4, 6, 12],
    most: 7,
    tell: (n, each, other) => ({
      en: line`Mei practices the violin alone for ${each} on each of ${n} days. With her teacher, she practices for ${other}. How many hours does she practice in all?`,
      es: line`En cada uno de ${n} días, Mei practica violín sola durante ${each}. Con su maestra practica ${other}. ¿Cuántas horas practica en total?`,
    }),
    ends: found => ({ en: line`She practices for ${found} in all.`, es: line`Practica ${found} en total.` }),
  },
  {
    plan: 'less',
    noun: nouns.pound,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`Teresa picks ${n} baskets of berries with ${each} of berries in each basket. She makes jam with ${other} of the berries. How many pounds of berries are left?`,
      es: line`Teresa recoge ${n} canastas de bayas con ${each} de bayas en cada canasta. Hace mermelada con ${other} de las bayas. ¿Cuántas libras de bayas le quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of berries left.`, es: line`Le quedan ${found} de bayas.` }),
  },
]

export const expressionStories: readonly TwoStepStory[] = [
  {
    plan: 'left',
    noun: nouns.foot,
    denominators: [3, 4, 6],
    most: 10,
    tell: (n, each, other) => ({
      en: line`A board is ${other} long. A carpenter saws off ${n} pieces that are ${each} long each. How many feet long is the rest of the board?`,
      es: line`Una tabla mide ${other} de largo. Una carpintera corta ${n} pedazos de ${each} de largo cada uno. ¿Cuántos pies de largo mide el resto de la tabla?`,
    }),
    ends: found => ({ en: line`The rest is ${found} long.`, es: line`El resto mide ${found} de largo.` }),
  },
  {
    plan: 'more',
    noun: nouns.yard,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`A tailor uses ${each} of cloth for each of ${n} napkins and ${other} of cloth for a tablecloth. How many yards of cloth does she use in all?`,
      es: line`Una sastra usa ${each} de tela para cada una de ${n} servilletas y ${other} de tela para un mantel. ¿Cuántas yardas de tela usa en total?`,
    }),
    ends: found => ({ en: line`She uses ${found} of cloth.`, es: line`Usa ${found} de tela.` }),
  },
  {
    plan: 'less',
    noun: nouns.yard,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`Rosa makes ${n} kites and needs ${each} of string for each kite. She has ${other} of string. How many more yards of string does she need?`,
      es: line`Rosa hace ${n} cometas y necesita ${each} de hilo para cada cometa. Tiene ${other} de hilo. ¿Cuántas yardas de hilo le faltan?`,
    }),
    ends: found => ({ en: line`She still needs ${found} of string.`, es: line`Le faltan ${found} de hilo.` }),
  },
  {
    plan: 'left',
    noun: nouns.pound,
    denominators: [4, 8],
    most: 9,
    tell: (n, each, other) => ({
      en: line`A bag has ${other} of dog food in it. A dog eats ${each} of it on each of ${n} days. How many pounds of dog food are left?`,
      es: line`En una bolsa hay ${other} de alimento para perros. Un perro come ${each} en cada uno de ${n} días. ¿Cuántas libras de alimento quedan?`,
    }),
    ends: found => ({ en: line`There are ${found} of dog food left.`, es: line`Quedan ${found} de alimento.` }),
  },
]

/** From once the amount for one, no other amount could be taken: none of them takes from the product. */
export const mistakeStories: readonly TwoStepStory[] = [
  {
    plan: 'left',
    noun: nouns.liter,
    denominators: [5, 10],
    most: 6,
    mostEach: 0.5,
    tell: (n, each, other) => ({
      en: line`A pot has ${other} of soup in it. A cook fills ${n} bowls with ${each} of soup each. How many liters of soup are left in the pot?`,
      es: line`En una olla hay ${other} de sopa. Una cocinera llena ${n} platos hondos con ${each} de sopa cada uno. ¿Cuántos litros de sopa quedan en la olla?`,
    }),
    ends: found => ({ en: line`There are ${found} of soup left.`, es: line`Quedan ${found} de sopa.` }),
  },
  {
    plan: 'more',
    noun: nouns.hour,
    denominators: [4, 6, 12],
    most: 8,
    tell: (n, each, other) => ({
      en: line`A swim team trains for ${each} on each of ${n} mornings and for ${other} on one evening. How many hours does the team train in all?`,
      es: line`Un equipo de natación entrena ${each} en cada una de ${n} mañanas y ${other} en una tarde. ¿Cuántas horas entrena en total?`,
    }),
    ends: found => ({ en: line`The team trains for ${found} in all.`, es: line`El equipo entrena ${found} en total.` }),
  },
  {
    plan: 'left',
    noun: nouns.mile,
    denominators: [4, 5, 8, 10],
    most: 8,
    tell: (n, each, other) => ({
      en: line`A new road is ${other} long. Workers pave ${each} of it on each of ${n} days. How many miles are left to pave?`,
      es: line`Un camino nuevo mide ${other}. Los trabajadores pavimentan ${each} en cada uno de ${n} días. ¿Cuántas millas faltan por pavimentar?`,
    }),
    ends: found => ({ en: line`There are ${found} left to pave.`, es: line`Faltan ${found} por pavimentar.` }),
  },
  {
    plan: 'more',
    noun: nouns.inch,
    denominators: [4, 8],
    most: 8,
    tell: (n, each, other) => ({
      en: line`A vine grows ${each} in each of ${n} weeks. In the next week, it grows ${other}. How many inches does it grow in all?`,
      es: line`Una enredadera crece ${each} en cada una de ${n} semanas. En la semana siguiente crece ${other}. ¿Cuántas pulgadas crece en total?`,
    }),
    ends: found => ({ en: line`The vine grows ${found} in all.`, es: line`La enredadera crece ${found} en total.` }),
  },
]

/** Two kinds of things in a table, so many of each and so much in each. */
export interface TableStory {
  readonly noun: Noun
  readonly denominators: readonly number[]
  readonly head: readonly [what: Sentence, howMany: Sentence, each: Sentence]
  readonly rows: readonly [Sentence, Sentence]
  readonly all: Sentence
  readonly more: Sentence
  readonly ends: Readonly<Record<'all' | 'more', (found: Quantity) => Sentence>>
}

export const tableStories: readonly TableStory[] = [
  {
    noun: nouns.pound,
    denominators: [8],
    head: [
      { en: line`Fruit`, es: line`Fruta` },
      { en: line`Bags`, es: line`Bolsas` },
      { en: line`Pounds in each bag`, es: line`Libras en cada bolsa` },
    ],
    rows: [
      { en: line`plums`, es: line`ciruelas` },
      { en: line`cherries`, es: line`cerezas` },
    ],
    all: { en: line`How many pounds of fruit are there in all?`, es: line`¿Cuántas libras de fruta hay en total?` },
    more: {
      en: line`How many more pounds of plums than of cherries are there?`,
      es: line`¿Cuántas libras más de ciruelas que de cerezas hay?`,
    },
    ends: {
      all: found => ({ en: line`There are ${found} of fruit.`, es: line`Hay ${found} de fruta.` }),
      more: found => ({
        en: line`The plums weigh ${found} more than the cherries.`,
        es: line`Hay ${found} más de ciruelas que de cerezas.`,
      }),
    },
  },
  {
    noun: nouns.yard,
    denominators: [8],
    head: [
      { en: line`What is sewn`, es: line`Lo que se cose` },
      { en: line`Number`, es: line`Cantidad` },
      { en: line`Yards of cloth for each`, es: line`Yardas de tela para cada uno` },
    ],
    rows: [
      { en: line`aprons`, es: line`delantales` },
      { en: line`cushions`, es: line`cojines` },
    ],
    all: {
      en: line`How many yards of cloth are needed in all?`,
      es: line`¿Cuántas yardas de tela se necesitan en total?`,
    },
    more: {
      en: line`How many more yards of cloth do the aprons need than the cushions?`,
      es: line`¿Cuántas yardas más de tela llevan los delantales que los cojines?`,
    },
    ends: {
      all: found => ({ en: line`In all, ${found} of cloth are needed.`, es: line`Se necesitan ${found} de tela.` }),
      more: found => ({ en: line`The aprons need ${found} more.`, es: line`Los delantales llevan ${found} más.` }),
    },
  },
  {
    noun: nouns.mile,
    denominators: [5, 8, 10],
    head: [
      { en: line`Trail`, es: line`Sendero` },
      { en: line`Days`, es: line`Días` },
      { en: line`Miles each day`, es: line`Millas cada día` },
    ],
    rows: [
      { en: line`lake trail`, es: line`sendero del lago` },
      { en: line`forest trail`, es: line`sendero del bosque` },
    ],
    all: {
      en: line`Rafael walks on two trails. How many miles does he walk in all?`,
      es: line`Rafael camina por dos senderos. ¿Cuántas millas camina en total?`,
    },
    more: {
      en: line`Rafael walks on two trails. How many more miles does he walk on the lake trail than on the forest trail?`,
      es: line`Rafael camina por dos senderos. ¿Cuántas millas más camina por el sendero del lago que por el del bosque?`,
    },
    ends: {
      all: found => ({ en: line`He walks ${found} in all.`, es: line`Camina ${found} en total.` }),
      more: found => ({
        en: line`He walks ${found} more on the lake trail.`,
        es: line`Camina ${found} más por el sendero del lago.`,
      }),
    },
  },
  {
    noun: nouns.hour,
    denominators: [12],
    head: [
      { en: line`Class`, es: line`Clase` },
      { en: line`Classes in a month`, es: line`Clases en un mes` },
      { en: line`Hours for each class`, es: line`Horas por clase` },
    ],
    rows: [
      { en: line`piano`, es: line`piano` },
      { en: line`chess`, es: line`ajedrez` },
    ],
    all: {
      en: line`Priya takes piano and chess classes. How many hours a month does she spend on them in all?`,
      es: line`Priya toma clases de piano y de ajedrez. ¿Cuántas horas les dedica en total en un mes?`,
    },
    more: {
      en: line`Priya takes piano and chess classes. How many more hours a month does she spend on piano than on chess?`,
      es: line`Priya toma clases de piano y de ajedrez. ¿Cuántas horas más al mes dedica al piano que al ajedrez?`,
    },
    ends: {
      all: found => ({
        en: line`She spends ${found} a month on them.`,
        es: line`Les dedica ${found} al mes.`,
      }),
      more: found => ({ en: line`She spends ${found} more on piano.`, es: line`Al piano dedica ${found} más.` }),
    },
  },
]
