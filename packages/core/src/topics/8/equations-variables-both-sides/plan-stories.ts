import {
  type Both,
  type Content,
  type Expr,
  type Hole,
  type Inline,
  line,
  measure,
  type Noun,
  noun,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { dollars } from '../../kit/stories/amounts.ts'

type Range = readonly [least: number, most: number]
type Words = Both<readonly Inline[]>

/** Two amounts that start apart and change at two rates until they are equal. */
export interface PlanStory {
  /** The rate of the slower one, how much faster the other is, when they meet, and where the one behind starts. */
  readonly rate: Range
  readonly faster: Range
  readonly time: Range
  readonly start: Range
  readonly unit: Noun
  /** "the number of months", what the letter stands for. */
  readonly counted: Words
  /** Both amounts go down: the higher one goes down faster. */
  readonly shrinks?: boolean
  readonly amount: (value: number) => Expr
  readonly tells: (a: Hole, b: Hole, c: Hole, d: Hole) => Both<readonly Inline[]>
  readonly asks: Words
  readonly answers: (time: Hole) => Words
}

/** The same, in money: what it is at that time can be asked too. */
export interface MoneyStory extends PlanStory {
  readonly asksAmount: Words
  readonly answersAmount: (amount: Hole) => Words
}

const months = { unit: nouns.month, counted: { en: line`the number of months`, es: line`el número de meses` } }
const weeks = { unit: nouns.week, counted: { en: line`the number of weeks`, es: line`el número de semanas` } }
const hours = { unit: nouns.hour, counted: { en: line`the number of hours`, es: line`el número de horas` } }
const minutes = { unit: nouns.minute, counted: { en: line`the number of minutes`, es: line`el número de minutos` } }

const sameTotal = (
  en: readonly Inline[],
  es: readonly Inline[],
  places: readonly [en: string, es: string],
  [total, costo]: readonly [en: string, es: string] = ['total cost', 'costo total'],
) => ({
  asksAmount: { en, es },
  answersAmount: (amount: Hole) => ({
    en: [`The ${total} is then `, ...line`${amount}`, ` ${places[0]}.`],
    es: [`El ${costo} es entonces de `, ...line`${amount}`, ` ${places[1]}.`],
  }),
})

export const moneyStories: readonly MoneyStory[] = [
  {
    ...months,
    rate: [15, 25],
    faster: [5, 15],
    time: [3, 12],
    start: [10, 40],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`Gym A charges ${a} to join and ${b} per month. Gym B charges ${c} to join and ${d} per month.`,
      es: line`El gimnasio A cobra ${a} de inscripción y ${b} por mes. El gimnasio B cobra ${c} de inscripción y ${d} por mes.`,
    }),
    asks: {
      en: line`After how many months is the total cost the same?`,
      es: line`¿Después de cuántos meses es igual el costo total?`,
    },
    answers: time => ({
      en: line`The total costs are the same after ${time}.`,
      es: line`El costo total es igual después de ${time}.`,
    }),
    ...sameTotal(
      line`What is the total cost when it is the same at both gyms?`,
      line`¿Cuál es el costo total cuando es igual en los dos gimnasios?`,
      ['at both gyms', 'en los dos gimnasios'],
    ),
  },
  {
    ...weeks,
    rate: [10, 20],
    faster: [5, 15],
    time: [4, 15],
    start: [20, 80],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`Ava has ${a} and saves ${b} every week. Her brother has ${c} and saves ${d} every week.`,
      es: line`Ava tiene ${a} y ahorra ${b} cada semana. Su hermano tiene ${c} y ahorra ${d} cada semana.`,
    }),
    asks: {
      en: line`After how many weeks do they have the same amount?`,
      es: line`¿Después de cuántas semanas tienen la misma cantidad?`,
    },
    answers: time => ({
      en: line`They have the same amount after ${time}.`,
      es: line`Tienen la misma cantidad después de ${time}.`,
    }),
    asksAmount: {
      en: line`How much does each of them have when the amounts are the same?`,
      es: line`¿Cuánto tiene cada uno cuando las cantidades son iguales?`,
    },
    answersAmount: amount => ({
      en: line`Each of them has ${amount} then.`,
      es: line`Entonces cada uno tiene ${amount}.`,
    }),
  },
  {
    ...hours,
    rate: [60, 90],
    faster: [10, 30],
    time: [2, 8],
    start: [40, 120],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`One moving company charges a fee of ${a} plus ${b} per hour. Another company charges a fee of ${c} plus ${d} per hour.`,
      es: line`Una empresa de mudanzas cobra una tarifa fija de ${a} más ${b} por hora. Otra empresa cobra una tarifa fija de ${c} más ${d} por hora.`,
    }),
    asks: {
      en: line`For how many hours of work do both companies charge the same?`,
      es: line`¿Por cuántas horas de trabajo cobran lo mismo las dos empresas?`,
    },
    answers: time => ({
      en: line`Both companies charge the same for ${time} of work.`,
      es: line`Las dos empresas cobran lo mismo por ${time} de trabajo.`,
    }),
    ...sameTotal(
      line`What is the total charge when it is the same at both companies?`,
      line`¿Cuál es el cobro total cuando es igual en las dos empresas?`,
      ['at both companies', 'en las dos empresas'],
      ['total charge', 'cobro total'],
    ),
  },
  {
    ...months,
    rate: [20, 30],
    faster: [5, 15],
    time: [4, 12],
    start: [20, 60],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`A phone plan costs ${a} to start and ${b} per month. Another plan costs ${c} to start and ${d} per month.`,
      es: line`Un plan de teléfono cuesta ${a} al comenzar y ${b} por mes. Otro plan cuesta ${c} al comenzar y ${d} por mes.`,
    }),
    asks: {
      en: line`After how many months is the total cost the same?`,
      es: line`¿Después de cuántos meses es igual el costo total?`,
    },
    answers: time => ({
      en: line`The plans cost the same after ${time}.`,
      es: line`Los planes cuestan lo mismo después de ${time}.`,
    }),
    ...sameTotal(
      line`What is the total cost when both plans cost the same?`,
      line`¿Cuál es el costo total cuando los dos planes cuestan lo mismo?`,
      ['for both plans', 'con los dos planes'],
    ),
  },
  {
    unit: noun('shirt', 'shirts', 'camiseta', 'camisetas', 'f'),
    counted: { en: line`the number of shirts`, es: line`el número de camisetas` },
    rate: [6, 10],
    faster: [1, 4],
    time: [10, 30],
    start: [15, 40],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`To print shirts for the school team, one shop charges ${a} plus ${b} per shirt. Another shop charges ${c} plus ${d} per shirt.`,
      es: line`Para imprimir camisetas para el equipo de la escuela, una tienda cobra ${a} más ${b} por camiseta. Otra tienda cobra ${c} más ${d} por camiseta.`,
    }),
    asks: {
      en: line`For how many shirts do both shops charge the same?`,
      es: line`¿Por cuántas camisetas cobran lo mismo las dos tiendas?`,
    },
    answers: time => ({
      en: line`Both shops charge the same for ${time}.`,
      es: line`Las dos tiendas cobran lo mismo por ${time}.`,
    }),
    ...sameTotal(
      line`What is the total charge when it is the same at both shops?`,
      line`¿Cuál es el cobro total cuando es igual en las dos tiendas?`,
      ['at both shops', 'en las dos tiendas'],
      ['total charge', 'cobro total'],
    ),
  },
  {
    ...hours,
    rate: [4, 7],
    faster: [1, 4],
    time: [2, 6],
    start: [3, 10],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`Renting a bike at the lake costs ${a} plus ${b} per hour. Renting a scooter costs ${c} plus ${d} per hour.`,
      es: line`Alquilar una bicicleta en el lago cuesta ${a} más ${b} por hora. Alquilar una patineta eléctrica cuesta ${c} más ${d} por hora.`,
    }),
    asks: {
      en: line`For how many hours do both rentals cost the same?`,
      es: line`¿Por cuántas horas cuestan lo mismo los dos alquileres?`,
    },
    answers: time => ({
      en: line`Both rentals cost the same for ${time}.`,
      es: line`Los dos alquileres cuestan lo mismo por ${time}.`,
    }),
    ...sameTotal(
      line`How much does each rental cost when both cost the same?`,
      line`¿Cuánto cuesta cada alquiler cuando los dos cuestan lo mismo?`,
      ['for each rental', 'por cada alquiler'],
      ['cost', 'costo'],
    ),
  },
  {
    unit: noun('game', 'games', 'juego', 'juegos', 'm'),
    counted: { en: line`the number of games`, es: line`el número de juegos` },
    rate: [3, 5],
    faster: [1, 3],
    time: [2, 6],
    start: [2, 5],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`At one bowling alley, renting shoes costs ${a} and each game costs ${b}. At another, renting shoes costs ${c} and each game costs ${d}.`,
      es: line`En una bolera, alquilar zapatos cuesta ${a} y cada juego cuesta ${b}. En otra bolera, alquilar zapatos cuesta ${c} y cada juego cuesta ${d}.`,
    }),
    asks: {
      en: line`For how many games is the total cost the same?`,
      es: line`¿Para cuántos juegos es igual el costo total?`,
    },
    answers: time => ({
      en: line`The total cost is the same for ${time}.`,
      es: line`El costo total es igual para ${time}.`,
    }),
    ...sameTotal(
      line`What is the total cost when it is the same at both bowling alleys?`,
      line`¿Cuál es el costo total cuando es igual en las dos boleras?`,
      ['at both bowling alleys', 'en las dos boleras'],
    ),
  },
  {
    unit: noun('movie', 'movies', 'película', 'películas', 'f'),
    counted: { en: line`the number of movies`, es: line`el número de películas` },
    rate: [1, 3],
    faster: [1, 3],
    time: [3, 10],
    start: [2, 8],
    amount: dollars,
    tells: (a, b, c, d) => ({
      en: line`One streaming service costs ${a} a month plus ${b} per movie. Another service costs ${c} a month plus ${d} per movie.`,
      es: line`Un servicio de streaming cuesta ${a} al mes más ${b} por película. Otro servicio cuesta ${c} al mes más ${d} por película.`,
    }),
    asks: {
      en: line`For how many movies in a month do both services cost the same?`,
      es: line`¿Para cuántas películas en un mes cuestan lo mismo los dos servicios?`,
    },
    answers: time => ({
      en: line`Both services cost the same for ${time} in a month.`,
      es: line`Los dos servicios cuestan lo mismo para ${time} en un mes.`,
    }),
    ...sameTotal(
      line`What does a month cost when it costs the same at both services?`,
      line`¿Cuánto cuesta un mes cuando cuesta lo mismo en los dos servicios?`,
      ['at both services', 'en los dos servicios'],
      ['cost of a month', 'costo de un mes'],
    ),
  },
]

const centimeters = (value: number) => measure(value, 'centimeter')
const liters = (value: number) => measure(value, 'liter')
const miles = (value: number) => measure(value, 'mile')

export const planStories: readonly PlanStory[] = [
  ...moneyStories,
  {
    ...hours,
    rate: [1, 2],
    faster: [1, 2],
    time: [2, 6],
    start: [18, 24],
    shrinks: true,
    amount: centimeters,
    tells: (a, b, c, d) => ({
      en: line`A white candle is ${a} tall and burns down ${b} each hour. A red candle is ${c} tall and burns down ${d} each hour.`,
      es: line`Una vela blanca mide ${a} de alto y se consume ${b} cada hora. Una vela roja mide ${c} de alto y se consume ${d} cada hora.`,
    }),
    asks: {
      en: line`After how many hours are the candles the same height?`,
      es: line`¿Después de cuántas horas tienen las velas la misma altura?`,
    },
    answers: time => ({
      en: line`The candles are the same height after ${time}.`,
      es: line`Las velas tienen la misma altura después de ${time}.`,
    }),
  },
  {
    ...hours,
    rate: [2, 3],
    faster: [2, 3],
    time: [1, 3],
    start: [1, 2],
    amount: miles,
    tells: (a, b, c, d) => ({
      en: line`On a trail, Leo has gone ${a} and jogs ${b} each hour. At the same time, Mia has gone ${c} and walks ${d} each hour.`,
      es: line`En un sendero, Leo ha recorrido ${a} y trota ${b} cada hora. Al mismo tiempo, Mia ha recorrido ${c} y camina ${d} cada hora.`,
    }),
    asks: {
      en: line`After how many hours does Leo catch up with Mia?`,
      es: line`¿Después de cuántas horas alcanza Leo a Mia?`,
    },
    answers: time => ({
      en: line`Leo catches up with Mia after ${time}.`,
      es: line`Leo alcanza a Mia después de ${time}.`,
    }),
  },
  {
    ...minutes,
    rate: [6, 12],
    faster: [2, 8],
    time: [5, 20],
    start: [200, 350],
    shrinks: true,
    amount: liters,
    tells: (a, b, c, d) => ({
      en: line`A small tank holds ${a} of water and drains ${b} per minute. A large tank holds ${c} of water and drains ${d} per minute.`,
      es: line`Un tanque pequeño tiene ${a} de agua y pierde ${b} por minuto. Un tanque grande tiene ${c} de agua y pierde ${d} por minuto.`,
    }),
    asks: {
      en: line`After how many minutes do the tanks hold the same amount?`,
      es: line`¿Después de cuántos minutos tienen los tanques la misma cantidad?`,
    },
    answers: time => ({
      en: line`The tanks hold the same amount after ${time}.`,
      es: line`Los tanques tienen la misma cantidad después de ${time}.`,
    }),
  },
]

/** What is told, and a question, as one paragraph. */
export const asked = (told: Words, question: Words): Both<Content> => ({
  en: { kind: 'paragraph', content: [...told.en, ' ', ...question.en] },
  es: { kind: 'paragraph', content: [...told.es, ' ', ...question.es] },
})
