import { type Block, type Both, cents, count, money, name, type Person, prose, type Random } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Range = readonly [least: number, most: number]

/** Things of two kinds: how many in all, what one of each kind is worth, what all are worth. Printed in this order. */
export interface AmountStory {
  readonly worth: readonly [Range, Range]
  readonly amounts: readonly [Range, Range]
  readonly says: (total: number, worth: number, otherWorth: number, value: number, who: Person) => Both<Block>
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
  },
]

export function drawAmounts(random: Random, who: Person) {
  const story = random.evenly(amountStories)
  const [worth, otherWorth] = story.worth.map(range => random.int(...range)) as [number, number]
  const [first, second] = story.amounts.map(range => random.int(...range)) as [number, number]
  return { says: story.says(first + second, worth, otherWorth, first * worth + second * otherWorth, who), first }
}

/** A larger and a smaller number: their sum, then their difference. */
export const sumAndDifference: readonly {
  readonly larger: Range
  readonly smaller: Range
  readonly says: (sum: number, difference: number) => Both<Block>
}[] = [
  {
    larger: [30, 70],
    smaller: [5, 29],
    says: (sum, difference) => ({
      en: prose`The sum of two numbers is ${sum}. Their difference is ${difference}. What is the larger number?`,
      es: prose`La suma de dos números es ${sum}. Su diferencia es ${difference}. ¿Cuál es el número mayor?`,
    }),
  },
  {
    larger: [12, 20],
    smaller: [4, 11],
    says: (sum, difference) => ({
      en: prose`A rope that is ${count(sum, nouns.foot)} long is cut into two pieces. One piece is ${count(difference, nouns.foot)} longer than the other. How many feet long is the longer piece?`,
      es: prose`Una cuerda de ${count(sum, nouns.foot)} de largo se corta en dos partes. Una parte mide ${count(difference, nouns.foot)} más que la otra. ¿Cuántos pies mide la parte más larga?`,
    }),
  },
  {
    larger: [160, 280],
    smaller: [80, 150],
    says: (sum, difference) => ({
      en: prose`A concert takes place on Friday and on Saturday. Over the two nights, ${sum} people come. On Saturday, ${difference} more people come than on Friday. How many people come on Saturday?`,
      es: prose`Hay un concierto el viernes y el sábado. En las dos noches vienen ${sum} personas. El sábado vienen ${difference} personas más que el viernes. ¿Cuántas personas vienen el sábado?`,
    }),
  },
  {
    larger: [18, 29],
    smaller: [9, 16],
    says: (sum, difference) => ({
      en: prose`Two classes plant ${sum} trees together. The older class plants ${difference} more trees than the younger class. How many trees does the older class plant?`,
      es: prose`Dos clases plantan ${sum} árboles en total. La clase mayor planta ${difference} árboles más que la clase menor. ¿Cuántos árboles planta la clase mayor?`,
    }),
  },
]
