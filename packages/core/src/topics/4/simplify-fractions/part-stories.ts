import { type Block, type Both, count, prose } from '../../../content.ts'
import { bead, day, question, seat, student, vote } from '../../../language/nouns/index.ts'

/** So many of a whole; the fraction is asked for in lowest terms. */
export const partStories: readonly ((part: number, whole: number) => Both<Block>)[] = [
  (part, whole) => ({
    en: prose`In a group of ${count(whole, student)}, ${part} walk to school. What fraction of the students walk? Write it in lowest terms.`,
    es: prose`En un grupo de ${count(whole, student)}, ${part} van a pie a la escuela. ¿Qué fracción de los estudiantes va a pie? Escríbela en su mínima expresión.`,
  }),
  (part, whole) => ({
    en: prose`A school club counts ${count(whole, vote)}. The color blue gets ${part} of them. What fraction of the votes is for blue? Write it in lowest terms.`,
    es: prose`Un club escolar cuenta ${count(whole, vote)}. El color azul recibe ${part}. ¿Qué fracción de los votos es para el azul? Escríbela en su mínima expresión.`,
  }),
  (part, whole) => ({
    en: prose`During ${count(whole, day)}, it was sunny on ${part} of them. On what fraction of the days was it sunny? Write it in lowest terms.`,
    es: prose`De ${count(whole, day)}, ${part} fueron soleados. ¿Qué fracción de los días fue soleada? Escríbela en su mínima expresión.`,
  }),
  (part, whole) => ({
    en: prose`A quiz has ${count(whole, question)}. Amara answers ${part} of them correctly. What fraction of the questions is that? Write it in lowest terms.`,
    es: prose`Una prueba tiene ${count(whole, question)}. Amara contesta bien ${part}. ¿Qué fracción de las preguntas es? Escríbela en su mínima expresión.`,
  }),
  (part, whole) => ({
    en: prose`A bracelet has ${count(whole, bead)}, and ${part} of the beads are red. What fraction of the beads is red? Write it in lowest terms.`,
    es: prose`Una pulsera tiene ${count(whole, bead)} y ${part} de ellas son rojas. ¿Qué fracción de las cuentas es roja? Escríbela en su mínima expresión.`,
  }),
  (part, whole) => ({
    en: prose`A small bus has ${count(whole, seat)}, and ${part} of the seats are taken. What fraction of the seats is taken? Write it in lowest terms.`,
    es: prose`Un autobús pequeño tiene ${count(whole, seat)} y ${part} de ellos están ocupados. ¿Qué fracción de los asientos está ocupada? Escríbela en su mínima expresión.`,
  }),
]
