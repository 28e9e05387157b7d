import { type Of, words } from '../../../author.ts'
import type { Direction } from './scatter.ts'

type Words = Of<'words'>
const pair = (direction: Direction, en: readonly [string, string], es: readonly [string, string]) => ({
  direction,
  one: words(en[0], es[0]),
  other: words(en[1], es[1]),
})

/** Pairs of quantities by the association that everyday experience gives them. */
export const variablePairs: readonly { readonly direction: Direction; readonly one: Words; readonly other: Words }[] = [
  pair('positive', ['the hours studied', 'the test score'], ['las horas de estudio', 'la calificación del examen']),
  pair('positive', ['the height of a person', 'the shoe size'], ['la estatura de una persona', 'la talla de zapato']),
  pair(
    'positive',
    ['the outdoor temperature', 'the number of ice cream cones sold'],
    ['la temperatura exterior', 'el número de helados vendidos'],
  ),
  pair('positive', ['the age of a child', 'the height of the child'], ['la edad de un niño', 'la estatura del niño']),
  pair(
    'positive',
    ['the distance of a trip', 'the time the trip takes'],
    ['la distancia de un viaje', 'la duración del viaje'],
  ),
  pair(
    'positive',
    ['the number of pages of a book', 'the weight of the book'],
    ['el número de páginas de un libro', 'el peso del libro'],
  ),
  pair('positive', ['the area of a house', 'the price of the house'], ['el área de una casa', 'el precio de la casa']),
  pair('positive', ['the hours worked', 'the pay earned'], ['las horas trabajadas', 'el dinero ganado']),
  pair(
    'positive',
    ['the size of a family', 'the weekly cost of food'],
    ['el tamaño de una familia', 'el costo semanal de la comida'],
  ),
  pair(
    'positive',
    ['the minutes of exercise', 'the calories burned'],
    ['los minutos de ejercicio', 'las calorías quemadas'],
  ),
  pair(
    'positive',
    ['the rainfall', 'the number of umbrellas sold'],
    ['la cantidad de lluvia', 'el número de paraguas vendidos'],
  ),
  pair('negative', ['the age of a car', 'the price of the car'], ['la antigüedad de un carro', 'el precio del carro']),
  pair(
    'negative',
    ['the hours of screen time a day', 'the hours of sleep a night'],
    ['las horas de pantalla al día', 'las horas de sueño por noche'],
  ),
  pair(
    'negative',
    ['the outdoor temperature', 'the cost of heating'],
    ['la temperatura exterior', 'el costo de la calefacción'],
  ),
  pair(
    'negative',
    ['the average speed of a car', 'the time that a 100-mile trip takes'],
    ['la velocidad media de un carro', 'la duración de un viaje de 100 millas'],
  ),
  pair(
    'negative',
    ['the miles driven', 'the gas left in the tank'],
    ['las millas recorridas', 'la gasolina que queda en el tanque'],
  ),
  pair('negative', ['the number of absences', 'the final grade'], ['el número de ausencias', 'la calificación final']),
  pair('negative', ['the altitude', 'the air temperature'], ['la altitud', 'la temperatura del aire']),
  pair(
    'negative',
    ['the hours a candle burns', 'the height of the candle'],
    ['las horas que arde una vela', 'la altura de la vela'],
  ),
  pair(
    'negative',
    ['the price of a toy', 'the number of toys sold'],
    ['el precio de un juguete', 'el número de juguetes vendidos'],
  ),
  pair(
    'negative',
    ['the hours of practice', 'the number of mistakes'],
    ['las horas de práctica', 'el número de errores'],
  ),
  pair(
    'negative',
    ['the time a phone is used', 'the charge left in its battery'],
    ['el tiempo de uso de un teléfono', 'la carga que queda en su batería'],
  ),
  pair('none', ['the house number', 'the height of the owner'], ['el número de la casa', 'la estatura del dueño']),
  pair(
    'none',
    ['the shoe size of an adult', 'the number of pets the adult has'],
    ['la talla de zapato de un adulto', 'el número de mascotas que tiene'],
  ),
  pair(
    'none',
    ['the last digit of a phone number', 'the age of its owner'],
    ['el último dígito de un número de teléfono', 'la edad de su dueño'],
  ),
  pair(
    'none',
    ['the day of the month', 'the number of pages in a newspaper'],
    ['el día del mes', 'el número de páginas de un periódico'],
  ),
  pair(
    'none',
    ['the length of a first name', 'the score in math'],
    ['la longitud del nombre de pila', 'la calificación en matemáticas'],
  ),
  pair('none', ['the month of birth', 'the number of siblings'], ['el mes de nacimiento', 'el número de hermanos']),
  pair(
    'none',
    ['the number of buttons on a shirt', 'the age of the shirt'],
    ['el número de botones de una camisa', 'la antigüedad de la camisa'],
  ),
  pair(
    'none',
    ['the number of a bus line', 'the number of seats in the bus'],
    ['el número de una línea de autobús', 'el número de asientos del autobús'],
  ),
  pair(
    'none',
    ['the height of a student', 'the number of books in the backpack'],
    ['la estatura de un estudiante', 'el número de libros en la mochila'],
  ),
  pair(
    'none',
    ['the number of windows in a classroom', 'the number of pens the teacher has'],
    ['el número de ventanas de un salón', 'el número de bolígrafos que tiene el maestro'],
  ),
  pair(
    'none',
    ['the jersey number of a player', 'the points scored by the player'],
    ['el número de la camiseta de una jugadora', 'los puntos que anota la jugadora'],
  ),
]
