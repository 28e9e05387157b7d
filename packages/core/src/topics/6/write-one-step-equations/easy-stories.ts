import { line } from '../../../author.ts'
import type { Story } from './stories.ts'

/** Sums and products of whole numbers, in turns. */
export const easyStories: readonly Story[] = [
  {
    operation: 'plus',
    letter: 's',
    printing: 'dollars',
    a: [12, 30],
    other: [35, 65],
    tell: (a, b, v) => ({
      en: line`Julia is saving for a bike. Her aunt gives her ${a}, and now she has ${b}. Let ${v} be the amount that she had before, in dollars.`,
      es: line`Julia ahorra para una bicicleta. Su tía le da ${a} y ahora tiene ${b}. Sea ${v} la cantidad que tenía antes, en dólares.`,
    }),
    ends: x => ({ en: line`Julia had ${x} before.`, es: line`Julia tenía ${x} antes.` }),
  },
  {
    operation: 'times',
    letter: 't',
    printing: 'dollars',
    a: [6, 12],
    other: [5, 8],
    tell: (a, b, v) => ({
      en: line`A class buys ${a} museum tickets at the same price and pays ${b} in all. Let ${v} be the price of one ticket, in dollars.`,
      es: line`Una clase compra ${a} boletos de museo del mismo precio y paga ${b} en total. Sea ${v} el precio de un boleto, en dólares.`,
    }),
    ends: x => ({ en: line`One ticket costs ${x}.`, es: line`Un boleto cuesta ${x}.` }),
  },
  {
    operation: 'plus',
    letter: 'c',
    printing: 'whole',
    a: [8, 25],
    other: [30, 70],
    tell: (a, b, v) => ({
      en: line`Leo collects baseball cards. He buys ${a} more cards, and now he has ${b} cards. Let ${v} be the number of cards that he had before.`,
      es: line`Leo colecciona tarjetas de béisbol. Compra ${a} tarjetas más y ahora tiene ${b} tarjetas. Sea ${v} el número de tarjetas que tenía antes.`,
    }),
    ends: x => ({ en: line`Leo had ${x} cards before.`, es: line`Leo tenía ${x} tarjetas antes.` }),
  },
  {
    operation: 'times',
    letter: 'r',
    printing: 'whole',
    a: [4, 8],
    other: [9, 12],
    tell: (a, b, v) => ({
      en: line`A small theater has ${a} equal rows with ${b} seats in all. Let ${v} be the number of seats in each row.`,
      es: line`Un teatro pequeño tiene ${a} filas iguales con ${b} asientos en total. Sea ${v} el número de asientos de cada fila.`,
    }),
    ends: x => ({ en: line`There are ${x} seats in each row.`, es: line`Hay ${x} asientos en cada fila.` }),
  },
  {
    operation: 'plus',
    letter: 'h',
    printing: 'whole',
    a: [5, 14],
    other: [16, 40],
    tell: (a, b, v) => ({
      en: line`In one month, a sunflower grew ${a} inches. Now it is ${b} inches tall. Let ${v} be its height at the beginning of the month, in inches.`,
      es: line`En un mes, un girasol creció ${a} pulgadas. Ahora mide ${b} pulgadas. Sea ${v} su altura al comienzo del mes, en pulgadas.`,
    }),
    ends: x => ({
      en: line`The sunflower was ${x} inches tall at the beginning of the month.`,
      es: line`El girasol medía ${x} pulgadas al comienzo del mes.`,
    }),
  },
  {
    operation: 'times',
    letter: 'p',
    printing: 'whole',
    a: [4, 7],
    other: [12, 14],
    tell: (a, b, v) => ({
      en: line`Rosa reads the same number of pages every day. In ${a} days, she reads ${b} pages. Let ${v} be the number of pages that she reads each day.`,
      es: line`Rosa lee el mismo número de páginas todos los días. En ${a} días lee ${b} páginas. Sea ${v} el número de páginas que lee cada día.`,
    }),
    ends: x => ({ en: line`Rosa reads ${x} pages each day.`, es: line`Rosa lee ${x} páginas cada día.` }),
  },
  {
    operation: 'plus',
    letter: 'n',
    printing: 'whole',
    a: [6, 15],
    other: [18, 32],
    tell: (a, b, v) => ({
      en: line`Some students are on a bus. At the next stop, ${a} more students get on. Now there are ${b} students on the bus. Let ${v} be the number of students before the stop.`,
      es: line`Unos estudiantes van en un autobús. En la siguiente parada suben ${a} estudiantes más. Ahora van ${b} estudiantes. Sea ${v} el número de estudiantes antes de la parada.`,
    }),
    ends: x => ({
      en: line`There were ${x} students on the bus before the stop.`,
      es: line`Antes de la parada iban ${x} estudiantes.`,
    }),
  },
  {
    operation: 'times',
    letter: 'w',
    printing: 'dollars',
    a: [3, 6],
    other: [11, 16],
    tell: (a, b, v) => ({
      en: line`Diego earns the same amount each hour. In ${a} hours, he earns ${b}. Let ${v} be the amount that he earns in one hour, in dollars.`,
      es: line`Diego gana la misma cantidad cada hora. En ${a} horas gana ${b}. Sea ${v} la cantidad que gana en una hora, en dólares.`,
    }),
    ends: x => ({ en: line`Diego earns ${x} in one hour.`, es: line`Diego gana ${x} en una hora.` }),
  },
  {
    operation: 'plus',
    letter: 'm',
    printing: 'whole',
    a: [25, 40],
    other: [41, 58],
    tell: (a, b, v) => ({
      en: line`A family drives to a lake. They drive ${a} miles after lunch, and ${b} miles in all. Let ${v} be the number of miles that they drove before lunch.`,
      es: line`Una familia viaja en carro a un lago. Recorre ${a} millas después del almuerzo y ${b} millas en total. Sea ${v} el número de millas que recorrió antes del almuerzo.`,
    }),
    ends: x => ({
      en: line`They drove ${x} miles before lunch.`,
      es: line`La familia recorrió ${x} millas antes del almuerzo.`,
    }),
  },
  {
    operation: 'times',
    letter: 'k',
    printing: 'whole',
    a: [3, 8],
    other: [9, 12],
    tell: (a, b, v) => ({
      en: line`A teacher buys ${a} equal packs of markers. There are ${b} markers in all. Let ${v} be the number of markers in each pack.`,
      es: line`Una maestra compra ${a} paquetes iguales de marcadores. Hay ${b} marcadores en total. Sea ${v} el número de marcadores de cada paquete.`,
    }),
    ends: x => ({ en: line`There are ${x} markers in each pack.`, es: line`Hay ${x} marcadores en cada paquete.` }),
  },
  {
    operation: 'plus',
    letter: 'd',
    printing: 'whole',
    a: [7, 15],
    other: [16, 45],
    tell: (a, b, v) => ({
      en: line`Since last year, Priya’s dog has gained ${a} pounds. Now it weighs ${b} pounds. Let ${v} be its weight last year, in pounds.`,
      es: line`Desde el año pasado, el perro de Priya subió ${a} libras. Ahora pesa ${b} libras. Sea ${v} su peso el año pasado, en libras.`,
    }),
    ends: x => ({
      en: line`The dog weighed ${x} pounds last year.`,
      es: line`El perro pesaba ${x} libras el año pasado.`,
    }),
  },
  {
    operation: 'times',
    letter: 'b',
    printing: 'whole',
    a: [3, 6],
    other: [8, 15],
    tell: (a, b, v) => ({
      en: line`A farmer fills ${a} equal bags with ${b} pounds of potatoes in all. Let ${v} be the weight of one bag, in pounds.`,
      es: line`Un granjero llena ${a} bolsas iguales con ${b} libras de papas en total. Sea ${v} el peso de una bolsa, en libras.`,
    }),
    ends: x => ({ en: line`One bag weighs ${x} pounds.`, es: line`Una bolsa pesa ${x} libras.` }),
  },
]
