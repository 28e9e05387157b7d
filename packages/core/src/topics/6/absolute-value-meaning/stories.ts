import {
  type Both,
  count,
  type Expr,
  type Hole,
  type Inline,
  line,
  measure,
  money,
  type Quantity,
  type Ratio,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { writtenAs } from '../../kit/integers/written.ts'

export type Told = Both<readonly Inline[]>

/** What an absolute value tells of an amount on one side of 0. */
export interface Meaning {
  readonly range: readonly [least: number, most: number]
  readonly tell: (amount: Hole, equation: Hole) => Told
  readonly unit: (size: number) => Hole
  readonly right: (size: Hole) => Told
  readonly otherSide: (size: Hole) => Told
  readonly moved: (size: Hole) => Told
  readonly other: (size: Hole) => Told
  /** What a negative amount means. */
  readonly below: Told
  /** Why two wrong choices are wrong. */
  readonly whyMoved: Told
  readonly whyOther: (size: Hole, below: Hole) => Told
}

const feet = (size: number) => count(size, nouns.foot)
const celsius = (size: number) => measure(size, 'degree-celsius')
const dollars = (size: number) => money(size * 100)

const ZERO = celsius(0)

export const meanings: readonly Meaning[] = [
  {
    range: [12, 90],
    unit: feet,
    tell: (a, e) => ({
      en: line`The elevation of a diver is ${a}. What does ${e} tell you?`,
      es: line`La elevación de una buceadora es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({
      en: line`The diver is ${a} from sea level.`,
      es: line`La buceadora está a ${a} del nivel del mar.`,
    }),
    otherSide: a => ({
      en: line`The diver is ${a} above sea level.`,
      es: line`La buceadora está a ${a} sobre el nivel del mar.`,
    }),
    moved: a => ({ en: line`The diver has swum up ${a}.`, es: line`La buceadora ha subido ${a}.` }),
    other: a => ({ en: line`The sea is ${a} deep.`, es: line`El mar tiene ${a} de profundidad.` }),
    below: { en: line`the diver is below sea level`, es: line`la buceadora está bajo el nivel del mar` },
    whyMoved: {
      en: line`The elevation tells where the diver is, not how she moved.`,
      es: line`La elevación indica dónde está la buceadora, no cómo se movió.`,
    },
    whyOther: () => ({
      en: line`The elevation tells the depth of the diver, not that of the sea.`,
      es: line`La elevación indica la profundidad de la buceadora, no la del mar.`,
    }),
  },
  {
    range: [15, 95],
    unit: dollars,
    tell: (a, e) => ({
      en: line`The balance of an account is ${a}. What does ${e} tell you?`,
      es: line`El saldo de una cuenta es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({ en: line`The debt is ${a}.`, es: line`La deuda es de ${a}.` }),
    otherSide: a => ({ en: line`There is ${a} in the account.`, es: line`Hay ${a} en la cuenta.` }),
    moved: a => ({ en: line`A deposit of ${a} was made.`, es: line`Se hizo un depósito de ${a}.` }),
    other: a => ({ en: line`The debt is less than ${a}.`, es: line`La deuda es menor que ${a}.` }),
    below: { en: line`the account shows a debt`, es: line`la cuenta muestra una deuda` },
    whyMoved: {
      en: line`The balance tells what is owed, not what was paid in.`,
      es: line`El saldo indica lo que se debe, no lo que se depositó.`,
    },
    whyOther: a => ({ en: line`The debt is exactly ${a}.`, es: line`La deuda es exactamente de ${a}.` }),
  },
  {
    range: [4, 25],
    unit: celsius,
    tell: (a, e) => ({
      en: line`The temperature on a mountain is ${a}. What does ${e} tell you?`,
      es: line`La temperatura en una montaña es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({
      en: line`The temperature differs from ${ZERO} by ${a}.`,
      es: line`La temperatura se diferencia de ${ZERO} en ${a}.`,
    }),
    otherSide: a => ({
      en: line`The temperature is above ${ZERO} by ${a}.`,
      es: line`La temperatura está sobre ${ZERO} en ${a}.`,
    }),
    moved: a => ({ en: line`The temperature rose by ${a}.`, es: line`La temperatura subió ${a}.` }),
    other: a => ({ en: line`The temperature is ${a}.`, es: line`La temperatura es de ${a}.` }),
    below: { en: line`the temperature is below ${ZERO}`, es: line`la temperatura está bajo ${ZERO}` },
    whyMoved: {
      en: line`The number tells how cold it is, not how the temperature changed.`,
      es: line`El número indica el frío que hace, no cómo cambió la temperatura.`,
    },
    whyOther: (_, below) => ({
      en: line`The temperature is ${below}: the bars leave out its sign.`,
      es: line`La temperatura es de ${below}: las barras omiten su signo.`,
    }),
  },
  {
    range: [6, 40],
    unit: size => count(size, nouns.inch),
    tell: (a, e) => ({
      en: line`Compared to its normal level, the water level of a lake is ${a}. What does ${e} tell you?`,
      es: line`Con respecto a su nivel normal, el nivel del agua de un lago es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({
      en: line`The level differs from normal by ${a}.`,
      es: line`El nivel se diferencia del normal en ${a}.`,
    }),
    otherSide: a => ({
      en: line`The level is above normal by ${a}.`,
      es: line`El nivel está por encima del normal en ${a}.`,
    }),
    moved: a => ({ en: line`The level rose by ${a} today.`, es: line`El nivel subió hoy ${a}.` }),
    other: a => ({ en: line`The lake is ${a} deep.`, es: line`El lago tiene ${a} de profundidad.` }),
    below: { en: line`the level is below normal`, es: line`el nivel está por debajo del normal` },
    whyMoved: {
      en: line`The number tells where the level is, not how it changed today.`,
      es: line`El número indica dónde está el nivel, no cómo cambió hoy.`,
    },
    whyOther: () => ({
      en: line`The number compares the level with the normal one: it does not tell how deep the lake is.`,
      es: line`El número compara el nivel con el normal: no indica qué tan profundo es el lago.`,
    }),
  },
  {
    range: [2, 15],
    unit: size => count(size, nouns.yard),
    tell: (a, e) => ({
      en: line`On one play, the change in a football team’s position is ${a}. What does ${e} tell you?`,
      es: line`En una jugada, el cambio de posición de un equipo de fútbol americano es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({ en: line`The play moved the team by ${a}.`, es: line`La jugada movió al equipo ${a}.` }),
    otherSide: a => ({ en: line`The team gained ${a}.`, es: line`El equipo ganó ${a}.` }),
    moved: a => ({ en: line`The team needs ${a} more to score.`, es: line`Al equipo le faltan ${a} para anotar.` }),
    other: a => ({ en: line`The play began ${a} from the goal.`, es: line`La jugada empezó a ${a} de la meta.` }),
    below: { en: line`the team lost yards`, es: line`el equipo perdió yardas` },
    whyMoved: {
      en: line`The number tells how far the play moved the team, not how far it must still go.`,
      es: line`El número indica cuánto movió la jugada al equipo, no cuánto le falta.`,
    },
    whyOther: () => ({
      en: line`The number tells how far the play moved the team, not where it began.`,
      es: line`El número indica cuánto movió la jugada al equipo, no dónde empezó.`,
    }),
  },
  {
    range: [20, 85],
    unit: dollars,
    tell: (a, e) => ({
      en: line`The result of a bake sale is ${a}. What does ${e} tell you?`,
      es: line`El resultado de una venta de pasteles es de ${a}. ¿Qué indica ${e}?`,
    }),
    right: a => ({ en: line`The loss is ${a}.`, es: line`La pérdida es de ${a}.` }),
    otherSide: a => ({ en: line`The profit is ${a}.`, es: line`La ganancia es de ${a}.` }),
    moved: a => ({ en: line`The sale took in ${a}.`, es: line`La venta recaudó ${a}.` }),
    other: a => ({ en: line`The loss is more than ${a}.`, es: line`La pérdida es mayor que ${a}.` }),
    below: { en: line`the sale made a loss`, es: line`la venta tuvo una pérdida` },
    whyMoved: {
      en: line`The result tells the loss, not what the sale took in.`,
      es: line`El resultado indica la pérdida, no lo que recaudó la venta.`,
    },
    whyOther: a => ({ en: line`The loss is exactly ${a}.`, es: line`La pérdida es exactamente de ${a}.` }),
  },
]

/** Two negative amounts: one is less, and has the greater size. */
export interface Comparison {
  readonly range: readonly [least: number, most: number]
  readonly amount: (value: Ratio) => Expr | Quantity
  readonly tell: (first: Hole, second: Hole) => Told
  readonly question: Told
  readonly first: Told
  readonly second: Told
  /** The greater size with the lesser number, and with the greater one. */
  readonly less: Told
  readonly greater: Told
  /** What the absolute values are here. */
  readonly size: Told
}

const cents = (value: Ratio): Expr => money(value.times(100).n)
const inFeet = (value: Ratio): Expr => measure(writtenAs(value, 'decimal'), 'foot')
const inMeters = (value: Ratio): Expr => measure(writtenAs(value, 'decimal'), 'meter')
const inCelsius = (value: Ratio): Expr => measure(writtenAs(value, 'decimal'), 'degree-celsius')

export const comparisons: readonly Comparison[] = [
  {
    range: [20, 90],
    amount: cents,
    tell: (a, b) => ({
      en: line`The balance of Ana’s account is ${a}. The balance of Hugo’s account is ${b}.`,
      es: line`El saldo de la cuenta de Ana es de ${a}. El saldo de la cuenta de Hugo es de ${b}.`,
    }),
    question: {
      en: line`Who has the greater debt, and how does that person’s balance compare to the other one?`,
      es: line`¿Quién tiene la mayor deuda y cómo es su saldo comparado con el otro?`,
    },
    first: { en: line`Ana`, es: line`Ana` },
    second: { en: line`Hugo`, es: line`Hugo` },
    less: { en: line`greater debt and lesser balance`, es: line`mayor deuda y menor saldo` },
    greater: { en: line`greater debt and greater balance`, es: line`mayor deuda y mayor saldo` },
    size: { en: line`the debts`, es: line`las deudas` },
  },
  {
    range: [10, 60],
    amount: inFeet,
    tell: (a, b) => ({
      en: line`A turtle is at an elevation of ${a}. A seal is at an elevation of ${b}.`,
      es: line`Una tortuga está a una elevación de ${a}. Una foca está a una elevación de ${b}.`,
    }),
    question: {
      en: line`Which animal is at the greater depth, and how does its elevation compare with that of the other?`,
      es: line`¿Qué animal está a mayor profundidad y cómo es su elevación comparada con la otra?`,
    },
    first: { en: line`the turtle`, es: line`la tortuga` },
    second: { en: line`the seal`, es: line`la foca` },
    less: { en: line`greater depth and lesser elevation`, es: line`mayor profundidad y menor elevación` },
    greater: { en: line`greater depth and greater elevation`, es: line`mayor profundidad y mayor elevación` },
    size: { en: line`the depths`, es: line`las profundidades` },
  },
  {
    range: [3, 25],
    amount: inCelsius,
    tell: (a, b) => ({
      en: line`One night, the temperature was ${a} in a valley and ${b} on a hill.`,
      es: line`Una noche, la temperatura fue de ${a} en un valle y de ${b} en una colina.`,
    }),
    question: {
      en: line`Where was the temperature farther from ${ZERO}, and how did it compare to the other temperature?`,
      es: line`¿Dónde estuvo la temperatura más lejos de ${ZERO} y cómo fue esa temperatura en comparación con la otra?`,
    },
    first: { en: line`in the valley`, es: line`en el valle` },
    second: { en: line`on the hill`, es: line`en la colina` },
    less: { en: line`farther from ${ZERO} and lower`, es: line`más lejos de ${ZERO} y más baja` },
    greater: { en: line`farther from ${ZERO} and higher`, es: line`más lejos de ${ZERO} y más alta` },
    size: { en: line`the distances from ${ZERO}`, es: line`las distancias a ${ZERO}` },
  },
  {
    range: [15, 80],
    amount: cents,
    tell: (a, b) => ({
      en: line`A car-wash fundraiser made ${a}, and a raffle made ${b}.`,
      es: line`El resultado de un lavado de carros fue de ${a} y el de una rifa fue de ${b}.`,
    }),
    question: {
      en: line`Which one lost more money, and how does its result compare with that of the other?`,
      es: line`¿Cuál perdió más dinero y cómo es su resultado comparado con el otro?`,
    },
    first: { en: line`the car wash`, es: line`el lavado de carros` },
    second: { en: line`the raffle`, es: line`la rifa` },
    less: { en: line`more money lost, lower result`, es: line`más dinero perdido, menor resultado` },
    greater: { en: line`more money lost, higher result`, es: line`más dinero perdido, mayor resultado` },
    size: { en: line`the losses`, es: line`las pérdidas` },
  },
  {
    range: [20, 95],
    amount: inMeters,
    tell: (a, b) => ({
      en: line`A shipwreck lies at an elevation of ${a}. A reef lies at an elevation of ${b}.`,
      es: line`Los restos de un barco están a una elevación de ${a}. Un arrecife está a una elevación de ${b}.`,
    }),
    question: {
      en: line`Which one is at the greater depth, and how does its elevation compare with that of the other?`,
      es: line`¿Cuál está a mayor profundidad y cómo es su elevación comparada con la otra?`,
    },
    first: { en: line`the shipwreck`, es: line`los restos del barco` },
    second: { en: line`the reef`, es: line`el arrecife` },
    less: { en: line`greater depth and lesser elevation`, es: line`mayor profundidad y menor elevación` },
    greater: { en: line`greater depth and greater elevation`, es: line`mayor profundidad y mayor elevación` },
    size: { en: line`the depths`, es: line`las profundidades` },
  },
  {
    range: [2, 20],
    amount: value => count(writtenAs(value, 'decimal'), nouns.inch),
    tell: (a, b) => ({
      en: line`Compared to normal, the level of a river is ${a} and the level of a lake is ${b}.`,
      es: line`Con respecto a lo normal, el nivel de un río es de ${a} y el de un lago es de ${b}.`,
    }),
    question: {
      en: line`Which one is farther from normal, and how does its number compare with that of the other?`,
      es: line`¿Cuál está más lejos de lo normal y cómo es su número comparado con el otro?`,
    },
    first: { en: line`the river`, es: line`el río` },
    second: { en: line`the lake`, es: line`el lago` },
    less: { en: line`farther from normal and the lesser number`, es: line`más lejos de lo normal y el número menor` },
    greater: {
      en: line`farther from normal and the greater number`,
      es: line`más lejos de lo normal y el número mayor`,
    },
    size: { en: line`the distances from normal`, es: line`las distancias a lo normal` },
  },
  {
    range: [12, 70],
    amount: cents,
    tell: (a, b) => ({
      en: line`On Monday, the balance of a club’s account was ${a}. On Friday, it was ${b}.`,
      es: line`El lunes, el saldo de la cuenta de un club era de ${a}. El viernes, era de ${b}.`,
    }),
    question: {
      en: line`On which day was the debt greater, and how does the balance of that day compare to the other one?`,
      es: line`¿Qué día fue mayor la deuda y cómo es el saldo de ese día comparado con el otro?`,
    },
    first: { en: line`Monday`, es: line`el lunes` },
    second: { en: line`Friday`, es: line`el viernes` },
    less: { en: line`greater debt and lesser balance`, es: line`mayor deuda y menor saldo` },
    greater: { en: line`greater debt and greater balance`, es: line`mayor deuda y mayor saldo` },
    size: { en: line`the debts`, es: line`las deudas` },
  },
  {
    range: [5, 30],
    amount: inCelsius,
    tell: (a, b) => ({
      en: line`The temperature in one freezer is ${a}. The temperature in another freezer is ${b}.`,
      es: line`La temperatura de un congelador es de ${a}. La temperatura de otro congelador es de ${b}.`,
    }),
    question: {
      en: line`Which freezer has the temperature farther from ${ZERO}, and how does it compare to the other temperature?`,
      es: line`¿Qué congelador tiene la temperatura más lejos de ${ZERO} y cómo es esa temperatura en comparación con la otra?`,
    },
    first: { en: line`the first freezer`, es: line`el primer congelador` },
    second: { en: line`the second freezer`, es: line`el segundo congelador` },
    less: { en: line`farther from ${ZERO} and lower`, es: line`más lejos de ${ZERO} y más baja` },
    greater: { en: line`farther from ${ZERO} and higher`, es: line`más lejos de ${ZERO} y más alta` },
    size: { en: line`the distances from ${ZERO}`, es: line`las distancias a ${ZERO}` },
  },
]

/** Things that must be near a target: how each one differs from it. */
export interface Tolerance {
  readonly tell: Told
  readonly head: readonly [thing: Told, difference: Told]
  /** Said with the limit. */
  readonly question: (limit: Hole) => Told
  readonly unit: 'gram' | 'milliliter' | 'millimeter' | 'second'
  readonly most: number
}
const allNumbers = {
  en: line` Write all of their numbers.`,
  es: line` Escribe todos sus números.`,
}
const asking = (en: Told['en'], es: Told['es']): Told => ({
  en: [...en, ...allNumbers.en],
  es: [...es, ...allNumbers.es],
})
export const tolerances: readonly Tolerance[] = [
  {
    tell: {
      en: line`A machine fills bags of rice. The table shows the difference between the mass of each bag and the mass on the label.`,
      es: line`Una máquina llena bolsas de arroz. La tabla muestra la diferencia entre la masa de cada bolsa y la masa de la etiqueta.`,
    },
    head: [
      { en: line`Bag`, es: line`Bolsa` },
      { en: line`Difference (grams)`, es: line`Diferencia (gramos)` },
    ],
    question: a =>
      asking(
        line`A bag is rejected if its mass differs from the mass on the label by more than ${a}. Which bags are rejected?`,
        line`Una bolsa se rechaza si su masa se diferencia de la de la etiqueta en más de ${a}. ¿Qué bolsas se rechazan?`,
      ),
    unit: 'gram',
    most: 6,
  },
  {
    tell: {
      en: line`A factory fills bottles of juice. The table shows the difference between the amount in each bottle and the amount on the label.`,
      es: line`Una fábrica llena botellas de jugo. La tabla muestra la diferencia entre el contenido de cada botella y la cantidad de la etiqueta.`,
    },
    head: [
      { en: line`Bottle`, es: line`Botella` },
      { en: line`Difference (milliliters)`, es: line`Diferencia (mililitros)` },
    ],
    question: a =>
      asking(
        line`A bottle is rejected if its amount differs from the amount on the label by more than ${a}. Which bottles are rejected?`,
        line`Una botella se rechaza si su contenido se diferencia de la cantidad de la etiqueta en más de ${a}. ¿Qué botellas se rechazan?`,
      ),
    unit: 'milliliter',
    most: 9,
  },
  {
    tell: {
      en: line`A workshop cuts metal rods. The table shows the difference between the length of each rod and the planned length.`,
      es: line`Un taller corta varillas de metal. La tabla muestra la diferencia entre el largo de cada varilla y el largo previsto.`,
    },
    head: [
      { en: line`Rod`, es: line`Varilla` },
      { en: line`Difference (millimeters)`, es: line`Diferencia (milímetros)` },
    ],
    question: a =>
      asking(
        line`A rod is rejected if its length differs from the planned length by more than ${a}. Which rods are rejected?`,
        line`Una varilla se rechaza si su largo se diferencia del previsto en más de ${a}. ¿Qué varillas se rechazan?`,
      ),
    unit: 'millimeter',
    most: 5,
  },
  {
    tell: {
      en: line`A teacher tests stopwatches. The table shows the difference between the time on each one and the correct time after a day.`,
      es: line`Una maestra prueba cronómetros. La tabla muestra la diferencia entre el tiempo de cada uno y el tiempo correcto después de un día.`,
    },
    head: [
      { en: line`Stopwatch`, es: line`Cronómetro` },
      { en: line`Difference (seconds)`, es: line`Diferencia (segundos)` },
    ],
    question: a =>
      asking(
        line`A stopwatch is repaired if its time differs from the correct time by more than ${a}. Which stopwatches are repaired?`,
        line`Un cronómetro se repara si su tiempo se diferencia del correcto en más de ${a}. ¿Qué cronómetros se reparan?`,
      ),
    unit: 'second',
    most: 7,
  },
]
