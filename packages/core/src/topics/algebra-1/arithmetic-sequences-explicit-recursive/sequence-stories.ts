import { type Block, type Both, type Hole, type Inline, line, type Noun, prose } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** A first amount that grows by the same amount each time. */
export interface SequenceStory {
  readonly first: readonly [least: number, most: number]
  readonly step: readonly [least: number, most: number]
  readonly n: readonly [least: number, most: number]
  readonly noun: Noun
  /** How amounts are printed: $20, or 20 miles; what is added may be a bare number. */
  readonly amounts: 'money' | 'counted' | 'bare step'
  readonly term: (first: Hole, step: Hole, n: Hole) => Both<Block>
  /** Which one has this amount? */
  readonly which: (first: Hole, step: Hole, value: Hole) => Both<Block>
  readonly says: (n: number, value: Hole) => Both<readonly Inline[]>
}

export const sequenceStories: readonly SequenceStory[] = [
  {
    first: [12, 24],
    step: [2, 4],
    n: [9, 25],
    noun: nouns.seat,
    amounts: 'bare step',
    term: (first, step, n) => ({
      en: prose`The first row of a theater has ${first}. Each row after that has ${step} more than the row before it. How many seats does row ${n} have?`,
      es: prose`La primera fila de un teatro tiene ${first}. Cada fila siguiente tiene ${step} más que la anterior. ¿Cuántos asientos tiene la fila ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`The first row of a theater has ${first}. Each row after that has ${step} more than the row before it. What is the number of the row with ${value}?`,
      es: prose`La primera fila de un teatro tiene ${first}. Cada fila siguiente tiene ${step} más que la anterior. ¿Qué número tiene la fila con ${value}?`,
    }),
    says: (n, value) => ({ en: line`Row ${n} has ${value}.`, es: line`La fila ${n} tiene ${value}.` }),
  },
  {
    first: [20, 80],
    step: [5, 15],
    n: [8, 30],
    noun: nouns.dollar,
    amounts: 'money',
    term: (first, step, n) => ({
      en: prose`In week 1, Mei has ${first} in savings. Each week she adds ${step}. How much does she have in week ${n}?`,
      es: prose`En la semana 1, Mei tiene ${first} ahorrados. Cada semana agrega ${step}. ¿Cuánto tiene en la semana ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`In week 1, Mei has ${first} in savings. Each week she adds ${step}. In which week does she have ${value}?`,
      es: prose`En la semana 1, Mei tiene ${first} ahorrados. Cada semana agrega ${step}. ¿En qué semana tiene ${value}?`,
    }),
    says: (n, value) => ({ en: line`Mei has ${value} in week ${n}.`, es: line`Mei tiene ${value} en la semana ${n}.` }),
  },
  {
    first: [75, 90],
    step: [4, 9],
    n: [5, 14],
    noun: nouns.centimeter,
    amounts: 'counted',
    term: (first, step, n) => ({
      en: prose`One chair is ${first} tall. Each chair that is stacked on top adds ${step}. How many centimeters tall is a stack of ${n} chairs?`,
      es: prose`Una silla mide ${first} de alto. Cada silla que se apila encima agrega ${step}. ¿Cuántos centímetros mide una pila de ${n} sillas?`,
    }),
    which: (first, step, value) => ({
      en: prose`One chair is ${first} tall. Each chair that is stacked on top adds ${step}. How many chairs are in a stack that is ${value} tall?`,
      es: prose`Una silla mide ${first} de alto. Cada silla que se apila encima agrega ${step}. ¿Cuántas sillas hay en una pila de ${value} de alto?`,
    }),
    says: (n, value) => ({
      en: line`A stack of ${n} chairs is ${value} tall.`,
      es: line`Una pila de ${n} sillas mide ${value}.`,
    }),
  },
  {
    first: [4, 12],
    step: [2, 3],
    n: [6, 16],
    noun: nouns.mile,
    amounts: 'counted',
    term: (first, step, n) => ({
      en: prose`A runner covers ${first} in the first week of training. Each week after that, she runs ${step} more than the week before. How many miles does she run in week ${n}?`,
      es: prose`Una corredora recorre ${first} en la primera semana de entrenamiento. Cada semana siguiente recorre ${step} más que en la anterior. ¿Cuántas millas recorre en la semana ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`A runner covers ${first} in the first week of training. Each week after that, she runs ${step} more than the week before. In which week does she run ${value}?`,
      es: prose`Una corredora recorre ${first} en la primera semana de entrenamiento. Cada semana siguiente recorre ${step} más que en la anterior. ¿En qué semana recorre ${value}?`,
    }),
    says: (n, value) => ({ en: line`In week ${n}, she runs ${value}.`, es: line`En la semana ${n} recorre ${value}.` }),
  },
  {
    first: [850, 1400],
    step: [20, 60],
    n: [4, 12],
    noun: nouns.dollar,
    amounts: 'money',
    term: (first, step, n) => ({
      en: prose`The rent for an apartment is ${first} a month in year 1. Each year it goes up by ${step}. What is the monthly rent in year ${n}?`,
      es: prose`El alquiler de un apartamento es de ${first} al mes en el año 1. Cada año sube ${step}. ¿De cuánto es el alquiler mensual en el año ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`The rent for an apartment is ${first} a month in year 1. Each year it goes up by ${step}. In which year is the monthly rent ${value}?`,
      es: prose`El alquiler de un apartamento es de ${first} al mes en el año 1. Cada año sube ${step}. ¿En qué año es el alquiler mensual de ${value}?`,
    }),
    says: (n, value) => ({
      en: line`In year ${n}, the rent is ${value} a month.`,
      es: line`En el año ${n}, el alquiler es de ${value} al mes.`,
    }),
  },
  {
    first: [10, 16],
    step: [3, 6],
    n: [6, 18],
    noun: nouns.sticker,
    amounts: 'counted',
    term: (first, step, n) => ({
      en: prose`Ana puts ${first} in her album on day 1. Each day after that, she adds ${step}. How many stickers does the album have after day ${n}?`,
      es: prose`Ana pone ${first} en su álbum el día 1. Cada día siguiente agrega ${step}. ¿Cuántas calcomanías tiene el álbum después del día ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`Ana puts ${first} in her album on day 1. Each day after that, she adds ${step}. After which day does the album have ${value}?`,
      es: prose`Ana pone ${first} en su álbum el día 1. Cada día siguiente agrega ${step}. ¿Después de qué día tiene el álbum ${value}?`,
    }),
    says: (n, value) => ({
      en: line`After day ${n}, the album has ${value}.`,
      es: line`Después del día ${n}, el álbum tiene ${value}.`,
    }),
  },
  {
    first: [8, 15],
    step: [4, 7],
    n: [5, 15],
    noun: nouns.minute,
    amounts: 'counted',
    term: (first, step, n) => ({
      en: prose`In week 1, Leo practices the piano for ${first} a day. Each week after that, he practices ${step} more a day. For how many minutes a day does he practice in week ${n}?`,
      es: prose`En la semana 1, Leo practica piano ${first} al día. Cada semana siguiente practica ${step} más al día. ¿Cuántos minutos al día practica en la semana ${n}?`,
    }),
    which: (first, step, value) => ({
      en: prose`In week 1, Leo practices the piano for ${first} a day. Each week after that, he practices ${step} more a day. In which week does he practice for ${value} a day?`,
      es: prose`En la semana 1, Leo practica piano ${first} al día. Cada semana siguiente practica ${step} más al día. ¿En qué semana practica ${value} al día?`,
    }),
    says: (n, value) => ({
      en: line`In week ${n}, he practices for ${value} a day.`,
      es: line`En la semana ${n} practica ${value} al día.`,
    }),
  },
  {
    first: [14, 22],
    step: [2, 5],
    n: [6, 14],
    noun: nouns.dollar,
    amounts: 'money',
    term: (first, step, n) => ({
      en: prose`A bike shop charges ${first} for the first hour. Each hour after that costs ${step}. How much does it charge for ${n} hours?`,
      es: prose`Una tienda de bicicletas cobra ${first} por la primera hora. Cada hora siguiente cuesta ${step}. ¿Cuánto cobra por ${n} horas?`,
    }),
    which: (first, step, value) => ({
      en: prose`A bike shop charges ${first} for the first hour. Each hour after that costs ${step}. How long, in hours, is a rental that costs ${value} in all?`,
      es: prose`Una tienda de bicicletas cobra ${first} por la primera hora. Cada hora siguiente cuesta ${step}. ¿De cuántas horas es un alquiler que cuesta ${value} en total?`,
    }),
    says: (n, value) => ({
      en: line`The shop charges ${value} for ${n} hours.`,
      es: line`La tienda cobra ${value} por ${n} horas.`,
    }),
  },
]
