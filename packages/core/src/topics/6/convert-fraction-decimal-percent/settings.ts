import { type Block, type Both, prose, type Term } from '../../../author.ts'

/** A part of a whole that a story tells as a fraction. */
export const settings: readonly ((part: Term) => Both<Block>)[] = [
  part => ({
    en: prose`In a class, ${part} of the students ride the bus. What percent of the students ride the bus?`,
    es: prose`En una clase, ${part} de los estudiantes viajan en autobús. ¿Qué porcentaje de los estudiantes viaja en autobús?`,
  }),
  part => ({
    en: prose`A team won ${part} of its games. What percent of its games did it win?`,
    es: prose`Un equipo ganó ${part} de sus partidos. ¿Qué porcentaje de sus partidos ganó?`,
  }),
  part => ({
    en: prose`In a theater, ${part} of the seats are taken. What percent of the seats are taken?`,
    es: prose`En un teatro, ${part} de los asientos están ocupados. ¿Qué porcentaje de los asientos está ocupado?`,
  }),
  part => ({
    en: prose`Beans are planted in ${part} of a garden. What percent of the garden is planted with beans?`,
    es: prose`En ${part} de un jardín hay frijoles sembrados. ¿Qué porcentaje del jardín está sembrado de frijoles?`,
  }),
  part => ({
    en: prose`A download is ${part} complete. What percent of it is complete?`,
    es: prose`Ya se completó ${part} de una descarga. ¿Qué porcentaje se completó?`,
  }),
  part => ({
    en: prose`In a survey, ${part} of the people said yes. What percent of the people said yes?`,
    es: prose`En una encuesta, ${part} de las personas dijo que sí. ¿Qué porcentaje de las personas dijo que sí?`,
  }),
  part => ({
    en: prose`A water tank is ${part} full. What percent of the tank is full?`,
    es: prose`Un tanque de agua está lleno hasta ${part}. ¿Qué porcentaje del tanque está lleno?`,
  }),
  part => ({
    en: prose`In a library, ${part} of the books are in Spanish. What percent of the books are in Spanish?`,
    es: prose`En una biblioteca, ${part} de los libros están en español. ¿Qué porcentaje de los libros está en español?`,
  }),
]
