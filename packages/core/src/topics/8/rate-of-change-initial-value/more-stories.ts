import { line, symbol } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { LinearStory } from '../../kit/lines/linear-stories.ts'

const Y = symbol('y')

/** Stories of this topic alone, after those that it shares. */
export const moreStories: readonly LinearStory[] = [
  {
    x: nouns.week,
    y: nouns.dollar,
    starts: [180, 200, 240, 260],
    rates: [12, 15, 16, 18],
    falls: true,
    times: [2, 9, 1],
    given: (b, m) => ({
      en: line`Omar owes his aunt ${b}. He pays back ${m} each week.`,
      es: line`Omar le debe ${b} a su tía. Le devuelve ${m} cada semana.`,
    }),
    intro: {
      en: line`Omar borrows money from his aunt and pays back the same amount each week.`,
      es: line`Omar le pide dinero prestado a su tía y le devuelve la misma cantidad cada semana.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, he still owes ${a}; after ${u}, he still owes ${b}.`,
      es: line`Después de ${t}, todavía debe ${a}; después de ${u}, todavía debe ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the amount in dollars that Omar still owes after x weeks.`,
      es: line`Sea ${Y} la cantidad en dólares que Omar todavía debe después de x semanas.`,
    },
  },
  {
    x: nouns.hour,
    y: nouns.dollar,
    starts: [8, 9, 10, 15],
    rates: [4, 6, 7],
    falls: false,
    times: [2, 8, 1],
    given: (b, m) => ({
      en: line`Renting a kayak costs ${b} plus ${m} per hour.`,
      es: line`Alquilar un kayak cuesta ${b} más ${m} por hora.`,
    }),
    intro: {
      en: line`A shop rents kayaks for a fixed fee plus the same amount for each hour.`,
      es: line`Una tienda alquila kayaks por una tarifa fija más la misma cantidad por cada hora.`,
    },
    facts: (t, a, u, b) => ({
      en: line`A rental of ${t} costs ${a}, and a rental of ${u} costs ${b}.`,
      es: line`Un alquiler de ${t} cuesta ${a} y uno de ${u} cuesta ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the cost in dollars of a rental of x hours.`,
      es: line`Sea ${Y} el costo en dólares de un alquiler de x horas.`,
    },
  },
  {
    x: nouns.minute,
    y: nouns.degree,
    starts: [65, 68, 70, 75],
    rates: [15, 18, 20, 25],
    falls: false,
    times: [3, 12, 1],
    given: (b, m) => ({
      en: line`An oven is at ${b} Fahrenheit when it is turned on. Its temperature rises ${m} each minute.`,
      es: line`Un horno está a ${b} Fahrenheit cuando se enciende. Su temperatura sube ${m} cada minuto.`,
    }),
    intro: {
      en: line`An oven is turned on and heats up at a steady rate.`,
      es: line`Un horno se enciende y se calienta a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, its temperature is ${a} Fahrenheit; after ${u}, it is ${b} Fahrenheit.`,
      es: line`Después de ${t}, su temperatura es de ${a} Fahrenheit; después de ${u}, es de ${b} Fahrenheit.`,
    }),
    lets: {
      en: line`Let ${Y} be the temperature in degrees Fahrenheit after x minutes.`,
      es: line`Sea ${Y} la temperatura en grados Fahrenheit después de x minutos.`,
    },
  },
  {
    x: nouns.day,
    y: nouns.pound,
    starts: [30, 35, 36, 40],
    rates: [2, 3],
    falls: true,
    times: [2, 9, 1],
    given: (b, m) => ({
      en: line`A bag holds ${b} of dog food. An animal shelter uses ${m} of it each day.`,
      es: line`Una bolsa contiene ${b} de comida para perros. Un refugio de animales gasta ${m} cada día.`,
    }),
    intro: {
      en: line`An animal shelter uses the same amount of dog food from a bag each day.`,
      es: line`Un refugio de animales gasta cada día la misma cantidad de comida para perros de una bolsa.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, ${a} are left; after ${u}, ${b} are left.`,
      es: line`Después de ${t}, quedan ${a}; después de ${u}, quedan ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the amount of food left in pounds after x days.`,
      es: line`Sea ${Y} la cantidad de comida que queda, en libras, después de x días.`,
    },
  },
  {
    x: nouns.minute,
    y: nouns.meter,
    starts: [40, 50, 60, 80],
    rates: [6, 8, 9, 12],
    falls: false,
    times: [2, 10, 1],
    given: (b, m) => ({
      en: line`A submarine at a depth of ${b} begins to dive. It gets ${m} deeper each minute.`,
      es: line`Un submarino que está a ${b} de profundidad empieza a descender. Desciende ${m} cada minuto.`,
    }),
    intro: {
      en: line`A submarine dives at a steady rate.`,
      es: line`Un submarino desciende a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, its depth is ${a}; after ${u}, it is ${b}.`,
      es: line`Después de ${t}, su profundidad es de ${a}; después de ${u}, es de ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the depth of the submarine in meters after x minutes.`,
      es: line`Sea ${Y} la profundidad del submarino en metros después de x minutos.`,
    },
  },
  {
    x: nouns.year,
    y: nouns.inch,
    starts: [40, 46, 50, 54],
    rates: [5, 6, 8, 9],
    falls: false,
    times: [2, 9, 1],
    given: (b, m) => ({
      en: line`A young tree is ${b} tall. It grows ${m} each year.`,
      es: line`Un árbol joven mide ${b}. Crece ${m} cada año.`,
    }),
    intro: {
      en: line`A young tree in a park grows at a steady rate.`,
      es: line`Un árbol joven de un parque crece a un ritmo constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, the tree is ${a} tall; after ${u}, it is ${b} tall.`,
      es: line`Después de ${t}, el árbol mide ${a}; después de ${u}, mide ${b}.`,
    }),
    lets: {
      en: line`Let ${Y} be the height of the tree in inches after x years.`,
      es: line`Sea ${Y} la altura del árbol en pulgadas después de x años.`,
    },
  },
  {
    x: nouns.hour,
    y: nouns.mile,
    starts: [380, 400, 450, 480],
    rates: [45, 50, 55, 60],
    falls: true,
    times: [1, 6, 1],
    given: (b, m) => ({
      en: line`A train is ${b} from Chicago. It comes ${m} nearer each hour.`,
      es: line`Un tren está a ${b} de Chicago. Se acerca ${m} cada hora.`,
    }),
    intro: {
      en: line`A train travels toward Chicago at a steady speed.`,
      es: line`Un tren viaja hacia Chicago a una rapidez constante.`,
    },
    facts: (t, a, u, b) => ({
      en: line`After ${t}, it is ${a} from Chicago; after ${u}, it is ${b} from Chicago.`,
      es: line`Después de ${t}, está a ${a} de Chicago; después de ${u}, está a ${b} de Chicago.`,
    }),
    lets: {
      en: line`Let ${Y} be the distance to Chicago in miles after x hours.`,
      es: line`Sea ${Y} la distancia a Chicago en millas después de x horas.`,
    },
  },
]
