import { type Both, type Inline, type Of, words } from '../../../author.ts'
import type { Direction } from './scatter.ts'

type Words = Of<'words'>
const pair = (
  direction: Direction,
  en: readonly [string, string],
  es: readonly [string, string],
  [whyEn, whyEs]: readonly [string, string],
) => ({
  direction,
  one: words(en[0], es[0]),
  other: words(en[1], es[1]),
  why: { en: [whyEn], es: [whyEs] },
})

/** Pairs of quantities by the association that everyday experience gives them. */
export const variablePairs: readonly {
  readonly direction: Direction
  readonly one: Words
  readonly other: Words
  readonly why: Both<readonly Inline[]>
}[] = [
  pair(
    'positive',
    ['the hours studied', 'the test score'],
    ['las horas de estudio', 'la calificación del examen'],
    ['More hours of study usually raise the score.', 'Más horas de estudio suelen subir la calificación.'],
  ),
  pair(
    'positive',
    ['the height of a person', 'the shoe size'],
    ['la estatura de una persona', 'la talla de zapato'],
    ['Taller people usually have larger feet.', 'Las personas más altas suelen tener los pies más grandes.'],
  ),
  pair(
    'positive',
    ['the outdoor temperature', 'the number of ice cream cones sold'],
    ['la temperatura exterior', 'el número de helados vendidos'],
    [
      'On warmer days, people usually buy more ice cream.',
      'Los días más calurosos, la gente suele comprar más helados.',
    ],
  ),
  pair(
    'positive',
    ['the age of a child', 'the height of the child'],
    ['la edad de un niño', 'la estatura del niño'],
    ['Older children are usually taller.', 'Los niños mayores suelen ser más altos.'],
  ),
  pair(
    'positive',
    ['the distance of a trip', 'the time the trip takes'],
    ['la distancia de un viaje', 'la duración del viaje'],
    ['Longer trips usually take more time.', 'Los viajes más largos suelen durar más.'],
  ),
  pair(
    'positive',
    ['the number of pages of a book', 'the weight of the book'],
    ['el número de páginas de un libro', 'el peso del libro'],
    ['Books with more pages usually weigh more.', 'Los libros con más páginas suelen pesar más.'],
  ),
  pair(
    'positive',
    ['the area of a house', 'the price of the house'],
    ['el área de una casa', 'el precio de la casa'],
    ['Larger houses usually cost more.', 'Las casas más grandes suelen costar más.'],
  ),
  pair(
    'positive',
    ['the hours worked', 'the pay earned'],
    ['las horas trabajadas', 'el dinero ganado'],
    ['More hours of work usually bring more pay.', 'Más horas de trabajo suelen dar más dinero.'],
  ),
  pair(
    'positive',
    ['the size of a family', 'the weekly cost of food'],
    ['el tamaño de una familia', 'el costo semanal de la comida'],
    ['Larger families usually spend more on food.', 'Las familias más grandes suelen gastar más en comida.'],
  ),
  pair(
    'positive',
    ['the minutes of exercise', 'the calories burned'],
    ['los minutos de ejercicio', 'las calorías quemadas'],
    ['More minutes of exercise burn more calories.', 'Más minutos de ejercicio queman más calorías.'],
  ),
  pair(
    'positive',
    ['the rainfall', 'the number of umbrellas sold'],
    ['la cantidad de lluvia', 'el número de paraguas vendidos'],
    [
      'When it rains more, people usually buy more umbrellas.',
      'Cuando llueve más, la gente suele comprar más paraguas.',
    ],
  ),
  pair(
    'negative',
    ['the age of a car', 'the price of the car'],
    ['la antigüedad de un carro', 'el precio del carro'],
    ['Older cars usually cost less.', 'Los carros más viejos suelen costar menos.'],
  ),
  pair(
    'negative',
    ['the hours of screen time a day', 'the hours of sleep a night'],
    ['las horas de pantalla al día', 'las horas de sueño por noche'],
    [
      'More hours at a screen usually leave fewer hours for sleep.',
      'Más horas de pantalla suelen dejar menos horas de sueño.',
    ],
  ),
  pair(
    'negative',
    ['the outdoor temperature', 'the cost of heating'],
    ['la temperatura exterior', 'el costo de la calefacción'],
    ['On warmer days, heating usually costs less.', 'Los días más cálidos, la calefacción suele costar menos.'],
  ),
  pair(
    'negative',
    ['the average speed of a car', 'the time that a 100-mile trip takes'],
    ['la velocidad media de un carro', 'la duración de un viaje de 100 millas'],
    [
      'A faster car takes less time for the same 100 miles.',
      'Un carro más rápido tarda menos en las mismas 100 millas.',
    ],
  ),
  pair(
    'negative',
    ['the miles driven', 'the gas left in the tank'],
    ['las millas recorridas', 'la gasolina que queda en el tanque'],
    [
      'The more miles you drive, the less gas is left in the tank.',
      'Cuantas más millas recorres, menos gasolina queda en el tanque.',
    ],
  ),
  pair(
    'negative',
    ['the number of absences', 'the final grade'],
    ['el número de ausencias', 'la calificación final'],
    [
      'Students who miss more classes usually have lower grades.',
      'Quienes faltan más a clase suelen tener calificaciones más bajas.',
    ],
  ),
  pair(
    'negative',
    ['the altitude', 'the air temperature'],
    ['la altitud', 'la temperatura del aire'],
    ['The air is usually colder at higher altitudes.', 'A mayor altitud, el aire suele ser más frío.'],
  ),
  pair(
    'negative',
    ['the hours a candle burns', 'the height of the candle'],
    ['las horas que arde una vela', 'la altura de la vela'],
    ['The longer a candle burns, the shorter it gets.', 'Cuanto más tiempo arde una vela, más corta queda.'],
  ),
  pair(
    'negative',
    ['the price of a toy', 'the number of toys sold'],
    ['el precio de un juguete', 'el número de juguetes vendidos'],
    [
      'When a toy costs more, people usually buy fewer of it.',
      'Cuando un juguete cuesta más, la gente suele comprar menos.',
    ],
  ),
  pair(
    'negative',
    ['the hours of practice', 'the number of mistakes'],
    ['las horas de práctica', 'el número de errores'],
    ['With more practice, people usually make fewer mistakes.', 'Con más práctica se suelen cometer menos errores.'],
  ),
  pair(
    'negative',
    ['the time a phone is used', 'the charge left in its battery'],
    ['el tiempo de uso de un teléfono', 'la carga que queda en su batería'],
    ['The longer a phone is used, the less charge is left.', 'Cuanto más se usa un teléfono, menos carga queda.'],
  ),
  pair(
    'none',
    ['the house number', 'the height of the owner'],
    ['el número de la casa', 'la estatura del dueño'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the shoe size of an adult', 'the number of pets the adult has'],
    ['la talla de zapato de un adulto', 'el número de mascotas que tiene'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the last digit of a phone number', 'the age of its owner'],
    ['el último dígito de un número de teléfono', 'la edad de su dueño'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the day of the month', 'the number of pages in a newspaper'],
    ['el día del mes', 'el número de páginas de un periódico'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the length of a first name', 'the score in math'],
    ['la longitud del nombre de pila', 'la calificación en matemáticas'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the month of birth', 'the number of siblings'],
    ['el mes de nacimiento', 'el número de hermanos'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the number of buttons on a shirt', 'the age of the shirt'],
    ['el número de botones de una camisa', 'la antigüedad de la camisa'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the number of a bus line', 'the number of seats in the bus'],
    ['el número de una línea de autobús', 'el número de asientos del autobús'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the height of a student', 'the number of books in the backpack'],
    ['la estatura de un estudiante', 'el número de libros en la mochila'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the number of windows in a classroom', 'the number of pens the teacher has'],
    ['el número de ventanas de un salón', 'el número de bolígrafos que tiene el maestro'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
  pair(
    'none',
    ['the jersey number of a player', 'the points scored by the player'],
    ['el número de la camiseta de una jugadora', 'los puntos que anota la jugadora'],
    ['Neither quantity tells anything about the other.', 'Ninguna de las dos cantidades dice algo sobre la otra.'],
  ),
]
