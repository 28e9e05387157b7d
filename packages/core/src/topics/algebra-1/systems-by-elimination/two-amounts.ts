import {
  type Block,
  type Both,
  cents,
  count,
  type Inline,
  line,
  money,
  type Noun,
  name,
  type Person,
  prose,
  type Quantity,
  type Random,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Row } from '../../kit/equations/linear-system.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Range = readonly [least: number, most: number]
/** What the letters of a system stand for, in the words of its story. */
type Unknowns = { readonly [letter in 'x' | 'y']: Both<readonly Inline[]> }

/** Things of two kinds: how many in all, what one of each kind is worth, what all are worth. Printed in this order. */
export interface AmountStory {
  readonly worth: readonly [Range, Range]
  readonly amounts: readonly [Range, Range]
  readonly says: (total: number, worth: number, otherWorth: number, value: number, who: Person) => Both<Block>
  readonly unknowns: Unknowns
  /** The sentence that tells how many there are of the first kind. */
  readonly answer: (first: number) => Both<readonly Inline[]>
}

export const amountStories: readonly AmountStory[] = [
  {
    worth: [
      [9, 15],
      [4, 8],
    ],
    amounts: [
      [40, 160],
      [40, 160],
    ],
    says: (total, adult, child, value) => ({
      en: prose`A theater sells ${count(total, nouns.ticket)} for a play. An adult ticket costs ${dollars(adult)}, and a child ticket costs ${dollars(child)}. The tickets cost ${dollars(value)} in all. How many adult tickets does the theater sell?`,
      es: prose`Un teatro vende ${count(total, nouns.ticket)} para una obra. Un boleto de adulto cuesta ${dollars(adult)} y uno de niño cuesta ${dollars(child)}. Los boletos cuestan ${dollars(value)} en total. ¿Cuántos boletos de adulto vende el teatro?`,
    }),
    unknowns: {
      x: { en: line`the number of adult tickets`, es: line`el número de boletos de adulto` },
      y: { en: line`that of child tickets`, es: line`el de boletos de niño` },
    },
    answer: first => ({
      en: line`The theater sells ${first} adult tickets.`,
      es: line`El teatro vende ${first} boletos de adulto.`,
    }),
  },
  {
    worth: [
      [25, 25],
      [10, 10],
    ],
    amounts: [
      [6, 30],
      [6, 30],
    ],
    says: (total, quarter, dime, value) => ({
      en: prose`A jar holds ${count(total, nouns.coin)}. Some are quarters (${cents(quarter)}), and the rest are dimes (${cents(dime)}). The coins are worth ${money(value)} in all. How many quarters are in the jar?`,
      es: prose`En un frasco hay ${count(total, nouns.coin)}. Algunas son de ${cents(quarter)} y el resto son de ${cents(dime)}. Las monedas valen ${money(value)} en total. ¿Cuántas monedas de 25 centavos hay en el frasco?`,
    }),
    unknowns: {
      x: { en: line`the number of quarters`, es: line`el número de monedas de 25 centavos` },
      y: { en: line`that of dimes`, es: line`el de monedas de 10 centavos` },
    },
    answer: first => ({
      en: line`There are ${first} quarters in the jar.`,
      es: line`En el frasco hay ${first} monedas de 25 centavos.`,
    }),
  },
  {
    worth: [
      [3, 3],
      [2, 2],
    ],
    amounts: [
      [8, 30],
      [15, 60],
    ],
    says: (total, three, two, value, who) => ({
      en: prose`${name(who)} makes ${count(total, nouns.basket)} in a season. Some are worth ${count(three, nouns.point)}, and the rest are worth ${count(two, nouns.point)}. They are worth ${count(value, nouns.point)} in all. How many of the baskets are worth three points?`,
      es: prose`${name(who)} encesta ${count(total, nouns.basket)} en una temporada. Algunas valen ${count(three, nouns.point)} y el resto vale ${count(two, nouns.point)}. Valen ${count(value, nouns.point)} en total. ¿Cuántas canastas valen tres puntos?`,
    }),
    unknowns: {
      x: { en: line`the number of three-point baskets`, es: line`el número de canastas de tres puntos` },
      y: { en: line`that of two-point baskets`, es: line`el de canastas de dos puntos` },
    },
    answer: first => ({
      en: line`Of the baskets, ${first} are worth three points.`,
      es: line`De las canastas, ${first} valen tres puntos.`,
    }),
  },
  {
    worth: [
      [8, 12],
      [4, 6],
    ],
    amounts: [
      [5, 20],
      [5, 20],
    ],
    says: (total, large, small, value) => ({
      en: prose`A hall has ${count(total, nouns.table)}. A large table has ${count(large, nouns.seat)}, and a small table has ${count(small, nouns.seat)}. There are ${count(value, nouns.seat)} in all. How many large tables are there?`,
      es: prose`Un salón tiene ${count(total, nouns.table)}. Una mesa grande tiene ${count(large, nouns.seat)} y una mesa pequeña tiene ${count(small, nouns.seat)}. Hay ${count(value, nouns.seat)} en total. ¿Cuántas mesas grandes hay?`,
    }),
    unknowns: {
      x: { en: line`the number of large tables`, es: line`el número de mesas grandes` },
      y: { en: line`that of small tables`, es: line`el de mesas pequeñas` },
    },
    answer: first => ({ en: line`There are ${first} large tables.`, es: line`Hay ${first} mesas grandes.` }),
  },
  {
    worth: [
      [4, 4],
      [2, 2],
    ],
    amounts: [
      [8, 40],
      [10, 60],
    ],
    says: (total, rabbit, hen, value) => ({
      en: prose`A farm has ${total} rabbits and hens. A rabbit has ${rabbit} legs, and a hen has ${hen} legs. The animals have ${value} legs in all. How many rabbits does the farm have?`,
      es: prose`Una granja tiene ${total} animales entre conejos y gallinas. Un conejo tiene ${rabbit} patas y una gallina tiene ${hen} patas. Los animales tienen ${value} patas en total. ¿Cuántos conejos tiene la granja?`,
    }),
    unknowns: {
      x: { en: line`the number of rabbits`, es: line`el número de conejos` },
      y: { en: line`that of hens`, es: line`el de gallinas` },
    },
    answer: first => ({ en: line`The farm has ${first} rabbits.`, es: line`La granja tiene ${first} conejos.` }),
  },
  {
    worth: [
      [18, 25],
      [10, 16],
    ],
    amounts: [
      [6, 25],
      [8, 30],
    ],
    says: (total, mountain, city, value) => ({
      en: prose`A shop rents out ${total} bikes in one day. Renting a mountain bike costs ${dollars(mountain)}, and renting a city bike costs ${dollars(city)}. The shop takes in ${dollars(value)}. How many mountain bikes does the shop rent out?`,
      es: prose`Una tienda alquila ${total} bicicletas en un día. Alquilar una bicicleta de montaña cuesta ${dollars(mountain)} y alquilar una de ciudad cuesta ${dollars(city)}. La tienda recibe ${dollars(value)}. ¿Cuántas bicicletas de montaña alquila la tienda?`,
    }),
    unknowns: {
      x: { en: line`the number of mountain bikes`, es: line`el número de bicicletas de montaña` },
      y: { en: line`that of city bikes`, es: line`el de bicicletas de ciudad` },
    },
    answer: first => ({
      en: line`The shop rents out ${first} mountain bikes.`,
      es: line`La tienda alquila ${first} bicicletas de montaña.`,
    }),
  },
  {
    worth: [
      [5, 9],
      [2, 4],
    ],
    amounts: [
      [6, 30],
      [8, 40],
    ],
    says: (total, roses, tulips, value) => ({
      en: prose`A florist sells ${total} roses and tulips. A rose costs ${dollars(roses)}, and a tulip costs ${dollars(tulips)}. The flowers cost ${dollars(value)} in all. How many roses does the florist sell?`,
      es: prose`Una floristería vende ${total} flores entre rosas y tulipanes. Una rosa cuesta ${dollars(roses)} y un tulipán cuesta ${dollars(tulips)}. Las flores cuestan ${dollars(value)} en total. ¿Cuántas rosas vende la floristería?`,
    }),
    unknowns: {
      x: { en: line`the number of roses`, es: line`el número de rosas` },
      y: { en: line`that of tulips`, es: line`el de tulipanes` },
    },
    answer: first => ({ en: line`The florist sells ${first} roses.`, es: line`La floristería vende ${first} rosas.` }),
  },
  {
    worth: [
      [4, 5],
      [2, 3],
    ],
    amounts: [
      [6, 24],
      [3, 15],
    ],
    says: (total, long, short, value) => ({
      en: prose`A radio show has ${total} parts: songs and news reports. Each song takes ${long} minutes, and each report takes ${short} minutes. The show takes ${value} minutes in all. How many songs are in the show?`,
      es: prose`Un programa de radio tiene ${total} partes: canciones y noticias. Cada canción dura ${long} minutos y cada noticia dura ${short} minutos. El programa dura ${value} minutos en total. ¿Cuántas canciones tiene el programa?`,
    }),
    unknowns: {
      x: { en: line`the number of songs`, es: line`el número de canciones` },
      y: { en: line`that of news reports`, es: line`el de noticias` },
    },
    answer: first => ({
      en: line`The show has ${first} songs.`,
      es: line`El programa tiene ${first} canciones.`,
    }),
  },
]

export function drawAmounts(random: Random, who: Person) {
  const story = random.evenly(amountStories)
  const [worth, otherWorth] = [random.int(...story.worth[0]), random.int(...story.worth[1])]
  const [first, second] = [random.int(...story.amounts[0]), random.int(...story.amounts[1])]
  const [total, value] = [first + second, first * worth + second * otherWorth]
  const rows: readonly [Row, Row] = [
    [1, 1, total],
    [worth, otherWorth, value],
  ]
  return {
    says: story.says(total, worth, otherWorth, value, who),
    first,
    rows,
    unknowns: story.unknowns,
    answer: story.answer(first),
  }
}

/** A larger and a smaller number: their sum, then their difference. */
export const sumAndDifference: readonly {
  readonly larger: Range
  readonly smaller: Range
  readonly noun: Noun
  readonly says: (sum: number, difference: number) => Both<Block>
  readonly unknowns: Unknowns
  readonly answer: (larger: Quantity) => Both<readonly Inline[]>
}[] = [
  {
    larger: [12, 20],
    smaller: [4, 11],
    noun: nouns.foot,
    says: (sum, difference) => ({
      en: prose`A rope that is ${count(sum, nouns.foot)} long is cut into two pieces. One piece is ${count(difference, nouns.foot)} longer than the other. How many feet long is the longer piece?`,
      es: prose`Una cuerda de ${count(sum, nouns.foot)} de largo se corta en dos partes. Una parte mide ${count(difference, nouns.foot)} más que la otra. ¿Cuántos pies mide la parte más larga?`,
    }),
    unknowns: {
      x: { en: line`the length of the longer piece, in feet,`, es: line`la longitud en pies de la parte más larga` },
      y: { en: line`that of the shorter piece`, es: line`la de la parte más corta` },
    },
    answer: larger => ({ en: line`The longer piece is ${larger} long.`, es: line`La parte más larga mide ${larger}.` }),
  },
  {
    larger: [160, 280],
    smaller: [80, 150],
    noun: nouns.person,
    says: (sum, difference) => ({
      en: prose`A concert takes place on Friday and on Saturday. Over the two nights, ${sum} people come. On Saturday, ${difference} more people come than on Friday. How many people come on Saturday?`,
      es: prose`Hay un concierto el viernes y el sábado. En las dos noches vienen ${sum} personas. El sábado vienen ${difference} personas más que el viernes. ¿Cuántas personas vienen el sábado?`,
    }),
    unknowns: {
      x: { en: line`the number of people on Saturday`, es: line`el número de personas del sábado` },
      y: { en: line`that on Friday`, es: line`el del viernes` },
    },
    answer: larger => ({ en: line`On Saturday, ${larger} come.`, es: line`El sábado vienen ${larger}.` }),
  },
  {
    larger: [18, 29],
    smaller: [9, 16],
    noun: nouns.tree,
    says: (sum, difference) => ({
      en: prose`Two classes plant ${sum} trees together. The older class plants ${difference} more trees than the younger class. How many trees does the older class plant?`,
      es: prose`Dos clases plantan ${sum} árboles en total. La clase de los alumnos mayores planta ${difference} árboles más que la de los menores. ¿Cuántos árboles planta la clase de los mayores?`,
    }),
    unknowns: {
      x: {
        en: line`the number of trees of the older class`,
        es: line`el número de árboles de la clase de los mayores`,
      },
      y: { en: line`that of the younger class`, es: line`el de la clase de los menores` },
    },
    answer: larger => ({
      en: line`The older class plants ${larger}.`,
      es: line`La clase de los mayores planta ${larger}.`,
    }),
  },
  {
    larger: [40, 70],
    smaller: [15, 35],
    noun: nouns.sticker,
    says: (sum, difference) => ({
      en: prose`Ana and Leo have ${sum} stickers together. Ana has ${difference} more stickers than Leo. How many stickers does Ana have?`,
      es: prose`Ana y Leo tienen ${sum} calcomanías en total. Ana tiene ${difference} calcomanías más que Leo. ¿Cuántas calcomanías tiene Ana?`,
    }),
    unknowns: {
      x: { en: line`the number of Ana’s stickers`, es: line`el número de calcomanías de Ana` },
      y: { en: line`that of Leo’s`, es: line`el de las de Leo` },
    },
    answer: larger => ({ en: line`Ana has ${larger}.`, es: line`Ana tiene ${larger}.` }),
  },
  {
    larger: [50, 95],
    smaller: [20, 45],
    noun: nouns.point,
    says: (sum, difference) => ({
      en: prose`In a basketball game, the two teams score ${sum} points together. The winning team scores ${difference} points more than the other team. How many points does the winning team score?`,
      es: prose`En un partido de baloncesto, los dos equipos anotan ${sum} puntos en total. El equipo ganador anota ${difference} puntos más que el otro. ¿Cuántos puntos anota el equipo ganador?`,
    }),
    unknowns: {
      x: { en: line`the points of the winning team`, es: line`el número de puntos del equipo ganador` },
      y: { en: line`those of the other team`, es: line`el del otro equipo` },
    },
    answer: larger => ({ en: line`The winning team scores ${larger}.`, es: line`El equipo ganador anota ${larger}.` }),
  },
  {
    larger: [240, 380],
    smaller: [90, 200],
    noun: nouns.page,
    says: (sum, difference) => ({
      en: prose`Two books have ${sum} pages together. The novel has ${difference} pages more than the book of poems. How many pages does the novel have?`,
      es: prose`Dos libros tienen ${sum} páginas en total. La novela tiene ${difference} páginas más que el libro de poemas. ¿Cuántas páginas tiene la novela?`,
    }),
    unknowns: {
      x: { en: line`the pages of the novel`, es: line`el número de páginas de la novela` },
      y: { en: line`those of the book of poems`, es: line`el del libro de poemas` },
    },
    answer: larger => ({ en: line`The novel has ${larger}.`, es: line`La novela tiene ${larger}.` }),
  },
  {
    larger: [26, 40],
    smaller: [8, 20],
    noun: nouns.minute,
    says: (sum, difference) => ({
      en: prose`A workout and a stretch take ${sum} minutes together. The workout takes ${difference} minutes longer than the stretch. How many minutes does the workout take?`,
      es: prose`Un entrenamiento y un estiramiento duran ${sum} minutos en total. El entrenamiento dura ${difference} minutos más que el estiramiento. ¿Cuántos minutos dura el entrenamiento?`,
    }),
    unknowns: {
      x: { en: line`the minutes of the workout`, es: line`el número de minutos del entrenamiento` },
      y: { en: line`those of the stretch`, es: line`el del estiramiento` },
    },
    answer: larger => ({ en: line`The workout takes ${larger}.`, es: line`El entrenamiento dura ${larger}.` }),
  },
  {
    larger: [14, 25],
    smaller: [5, 12],
    noun: nouns.mile,
    says: (sum, difference) => ({
      en: prose`A cyclist rides ${sum} miles on two days. On the second day, she rides ${difference} miles more than on the first day. How many miles does she ride on the second day?`,
      es: prose`Una ciclista recorre ${sum} millas en dos días. El segundo día recorre ${difference} millas más que el primero. ¿Cuántas millas recorre el segundo día?`,
    }),
    unknowns: {
      x: { en: line`the miles of the second day`, es: line`el número de millas del segundo día` },
      y: { en: line`those of the first day`, es: line`el del primero` },
    },
    answer: larger => ({
      en: line`On the second day, she rides ${larger}.`,
      es: line`El segundo día recorre ${larger}.`,
    }),
  },
]
