import { apply, type Block, type Both, type Hole, type Inline, line, prose, symbol } from '../../../author.ts'

/** Which inputs a function of a story takes: whether half of one and −1 make sense tells. */
export interface DomainStory {
  readonly domain: 'whole' | 'nonnegative' | 'all'
  readonly rate: readonly [least: number, most: number]
  readonly says: Both<Block>
  readonly half: Both<readonly Inline[]>
  readonly negative: Both<readonly Inline[]>
}

const x: Hole = symbol('x')
const f: Hole = apply('f', symbol('x'))

const neverNegative = (en: string, es: string): Both<readonly Inline[]> => ({
  en: [`The number of ${en} is never negative.`],
  es: [`El número de ${es} nunca es negativo.`],
})
const NO_TIME_BEFORE = {
  en: line`The time starts at 0, so it is never negative.`,
  es: line`El tiempo empieza en 0, así que nunca es negativo.`,
}

const followed = (told: Both<readonly Inline[]>, en: string, es: string): Both<readonly Inline[]> => ({
  en: [...told.en, ` ${en}`],
  es: [...told.es, ` ${es}`],
})

/** What an input of one half tells: which domains are left. */
export const halfTold = ({ domain, half }: DomainStory) =>
  domain === 'whole'
    ? followed(half, 'So only whole numbers make sense.', 'Así, solo tienen sentido los números enteros.')
    : followed(half, 'So the inputs are not only whole numbers.', 'Así, las entradas no son solo números enteros.')

/** What an input of −1 tells. */
export const negativeTold = ({ domain, negative }: DomainStory) =>
  domain === 'all'
    ? followed(negative, 'So negative inputs make sense too.', 'Así, también tienen sentido las entradas negativas.')
    : followed(negative, 'So negative inputs make no sense.', 'Así, las entradas negativas no tienen sentido.')

export const domainStories: readonly DomainStory[] = [
  {
    domain: 'whole',
    rate: [8, 30],
    says: {
      en: prose`${f} is the cost in dollars of ordering ${x} tickets.`,
      es: prose`${f} es el costo en dólares de pedir ${x} boletos.`,
    },
    half: { en: line`Half a ticket cannot be ordered.`, es: line`No se puede pedir medio boleto.` },
    negative: neverNegative('tickets', 'boletos'),
  },
  {
    domain: 'nonnegative',
    rate: [4, 25],
    says: {
      en: prose`${f} is the number of liters in a tank after water has been running into it for ${x} minutes.`,
      es: prose`${f} es el número de litros de un tanque después de que el agua lleva ${x} minutos corriendo.`,
    },
    half: { en: line`Water can run for half a minute.`, es: line`El agua puede correr medio minuto.` },
    negative: NO_TIME_BEFORE,
  },
  {
    domain: 'all',
    rate: [2, 6],
    says: {
      en: prose`${f} is the temperature in degrees at ${x} hours after noon; a time before noon has a negative ${x}.`,
      es: prose`${f} es la temperatura en grados a las ${x} horas después del mediodía; una hora anterior al mediodía tiene una ${x} negativa.`,
    },
    half: { en: line`Half an hour after noon is a time.`, es: line`Media hora después del mediodía es un momento.` },
    negative: {
      en: line`One hour before noon is a time too.`,
      es: line`Una hora antes del mediodía también es un momento.`,
    },
  },
  {
    domain: 'whole',
    rate: [8, 30],
    says: {
      en: prose`${f} is the cost in dollars of a field trip for ${x} students.`,
      es: prose`${f} es el costo en dólares de una excursión para ${x} estudiantes.`,
    },
    half: { en: line`There are no half students.`, es: line`No hay medios estudiantes.` },
    negative: neverNegative('students', 'estudiantes'),
  },
  {
    domain: 'nonnegative',
    rate: [8, 15],
    says: {
      en: prose`${f} is the distance of a cyclist from home in miles after a bike ride of ${x} hours.`,
      es: prose`${f} es la distancia en millas de una ciclista a su casa después de ${x} horas en bicicleta.`,
    },
    half: { en: line`A ride can take half an hour.`, es: line`Un paseo puede durar media hora.` },
    negative: NO_TIME_BEFORE,
  },
  {
    domain: 'all',
    rate: [4, 30],
    says: {
      en: prose`${f} is the height in meters of a straight trail, ${x} kilometers east of a bridge; a place west of the bridge has a negative ${x}.`,
      es: prose`${f} es la altura en metros de un sendero recto, a ${x} kilómetros al este de un puente; un lugar al oeste del puente tiene una ${x} negativa.`,
    },
    half: {
      en: line`Half a kilometer east is a place on the trail.`,
      es: line`Medio kilómetro al este es un lugar del sendero.`,
    },
    negative: {
      en: line`One kilometer west is a place on the trail too.`,
      es: line`Un kilómetro al oeste también es un lugar del sendero.`,
    },
  },
  {
    domain: 'whole',
    rate: [12, 30],
    says: {
      en: prose`${f} is the number of chairs in a hall with ${x} rows and some more chairs at the sides.`,
      es: prose`${f} es el número de sillas de un salón con ${x} filas y algunas sillas más a los lados.`,
    },
    half: { en: line`There are no half rows.`, es: line`No hay medias filas.` },
    negative: neverNegative('rows', 'filas'),
  },
  {
    domain: 'nonnegative',
    rate: [4, 9],
    says: {
      en: prose`${f} is the price in dollars of a bag with ${x} pounds of nuts.`,
      es: prose`${f} es el precio en dólares de una bolsa con ${x} libras de nueces.`,
    },
    half: { en: line`A bag can hold half a pound.`, es: line`Una bolsa puede contener media libra.` },
    negative: { en: line`A weight is never negative.`, es: line`Un peso nunca es negativo.` },
  },
  {
    domain: 'all',
    rate: [2, 9],
    says: {
      en: prose`${f} is the depth of a lake in centimeters, ${x} days after today; a day in the past has a negative ${x}.`,
      es: prose`${f} es la profundidad de un lago en centímetros, ${x} días después de hoy; un día del pasado tiene una ${x} negativa.`,
    },
    half: { en: line`Half a day from now is a time.`, es: line`Dentro de medio día es un momento.` },
    negative: { en: line`Yesterday was a time too.`, es: line`Ayer también fue un momento.` },
  },
]
