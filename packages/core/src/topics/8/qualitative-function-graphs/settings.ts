import type { Both } from '../../../author.ts'

/** What a piece of a graph does: up or down, steep or gentle, or level. */
export type Kind = 'upFast' | 'upSlow' | 'flat' | 'downSlow' | 'downFast'
export const KINDS: readonly Kind[] = ['upFast', 'upSlow', 'flat', 'downSlow', 'downFast']

/** Something that changes in time, with a clause for each thing that can happen to it. */
export interface Setting {
  /** At the axis. */
  readonly axis: Both<string>
  /** Within a sentence, with its article. */
  readonly quantity: Both<string>
  /** Who or what all clauses are about; left out where each clause has a subject of its own. */
  readonly subject?: { readonly en: string; readonly pronoun: string; readonly es: string }
  readonly clauses: Readonly<Record<Kind, Both<string>>>
}
type Words = readonly [en: string, es: string]
const setting = (
  axis: Words,
  quantity: Words,
  ...[upFast, upSlow, flat, downSlow, downFast]: readonly [Words, Words, Words, Words, Words]
): Setting => {
  const both = ([en, es]: Words): Both<string> => ({ en, es })
  return {
    axis: both(axis),
    quantity: both(quantity),
    clauses: {
      upFast: both(upFast),
      upSlow: both(upSlow),
      flat: both(flat),
      downSlow: both(downSlow),
      downFast: both(downFast),
    },
  }
}

const about = (
  subject: readonly [en: string, pronoun: string, es: string],
  ...rest: Parameters<typeof setting>
): Setting => ({ ...setting(...rest), subject: { en: subject[0], pronoun: subject[1], es: subject[2] } })

export const SETTINGS: readonly Setting[] = [
  about(
    ['the cyclist', 'he', 'el ciclista'],
    ['Distance from home', 'Distancia a la casa'],
    ['the cyclist’s distance from home', 'la distancia del ciclista a su casa'],
    ['rides quickly away from home', 'se aleja rápidamente de su casa'],
    ['rides slowly away from home', 'se aleja despacio de su casa'],
    ['rests on a bench', 'descansa en una banca'],
    ['rides slowly toward home', 'avanza despacio hacia su casa'],
    ['rides quickly toward home', 'avanza rápidamente hacia su casa'],
  ),
  setting(
    ['Water level', 'Nivel del agua'],
    ['the water level in the bathtub', 'el nivel del agua en la bañera'],
    ['two faucets fill the bathtub quickly', 'dos llaves llenan rápidamente la bañera'],
    ['one faucet fills the bathtub slowly', 'una sola llave llena despacio la bañera'],
    ['the faucets are off and the drain is closed', 'las llaves y el desagüe están cerrados'],
    ['the water drains slowly', 'el agua sale despacio'],
    ['the water drains quickly', 'el agua sale rápidamente'],
  ),
  about(
    ['the oven', 'it', 'el horno'],
    ['Temperature', 'Temperatura'],
    ['the temperature of the oven', 'la temperatura del horno'],
    ['heats up quickly', 'se calienta rápidamente'],
    ['heats up slowly', 'se calienta despacio'],
    ['keeps its temperature', 'mantiene su temperatura'],
    ['cools down slowly', 'se enfría despacio'],
    ['cools down quickly', 'se enfría rápidamente'],
  ),
  setting(
    ['Battery charge', 'Carga de la batería'],
    ['the charge of the battery', 'la carga de la batería'],
    ['a strong charger fills the battery quickly', 'un cargador potente carga rápidamente la batería'],
    ['a weak charger fills the battery slowly', 'un cargador débil carga despacio la batería'],
    ['the phone is turned off and unplugged', 'el teléfono está apagado y desconectado'],
    ['playing music drains the battery slowly', 'la música descarga despacio la batería'],
    ['a video call drains the battery quickly', 'una videollamada descarga rápidamente la batería'],
  ),
  about(
    ['the drone', 'it', 'el dron'],
    ['Height of the drone', 'Altura del dron'],
    ['the height of the drone', 'la altura del dron'],
    ['climbs quickly', 'sube rápidamente'],
    ['climbs slowly', 'sube despacio'],
    ['hovers in place', 'se queda quieto en el aire'],
    ['sinks slowly', 'baja despacio'],
    ['sinks quickly', 'baja rápidamente'],
  ),
  about(
    ['the price', 'it', 'el precio'],
    ['Price of the stock', 'Precio de la acción'],
    ['the price of the stock', 'el precio de la acción'],
    ['rises sharply', 'sube bruscamente'],
    ['rises slowly', 'sube despacio'],
    ['does not change', 'no cambia'],
    ['falls slowly', 'baja despacio'],
    ['falls sharply', 'baja bruscamente'],
  ),
  about(
    ['the car', 'it', 'el carro'],
    ['Speed', 'Velocidad'],
    ['the speed of the car', 'la velocidad del carro'],
    ['speeds up quickly', 'acelera rápidamente'],
    ['speeds up little by little', 'acelera poco a poco'],
    ['keeps its speed', 'mantiene su velocidad'],
    ['slows down little by little', 'reduce la velocidad poco a poco'],
    ['brakes hard', 'frena con fuerza'],
  ),
  about(
    ['the hiker', 'she', 'la excursionista'],
    ['Elevation', 'Altitud'],
    ['the hiker’s elevation', 'la altitud de la excursionista'],
    ['gains height quickly on a trail with stairs', 'gana altura rápidamente por un sendero con escaleras'],
    ['gains height slowly on a gentle trail', 'gana altura despacio por un sendero suave'],
    ['eats lunch at a lookout', 'almuerza en un mirador'],
    ['loses height slowly on a gentle trail', 'pierde altura despacio por un sendero suave'],
    ['loses height quickly on a cable car', 'pierde altura rápidamente en un teleférico'],
  ),
  about(
    ['Nina', 'she', 'Nina'],
    ['Money saved', 'Dinero ahorrado'],
    ['the money that Nina has saved', 'el dinero que Nina tiene ahorrado'],
    ['saves most of her pay every week', 'ahorra cada semana casi todo su sueldo'],
    ['saves a few dollars every week', 'ahorra cada semana unos pocos dólares'],
    ['neither saves nor spends', 'no ahorra ni gasta'],
    ['spends a few dollars of her savings every week', 'gasta cada semana unos pocos dólares de sus ahorros'],
    ['spends a large part of her savings every week', 'gasta cada semana gran parte de sus ahorros'],
  ),
  setting(
    ['Visitors', 'Visitantes'],
    ['the number of visitors in the museum', 'el número de visitantes en el museo'],
    ['busloads of visitors enter the museum', 'entran al museo autobuses llenos de visitantes'],
    ['a few visitors at a time enter the museum', 'entran al museo unos pocos visitantes a la vez'],
    ['nobody enters or leaves the museum', 'nadie entra al museo ni sale de él'],
    ['a few visitors at a time leave the museum', 'salen del museo unos pocos visitantes a la vez'],
    ['large crowds leave the museum', 'sale del museo una gran multitud'],
  ),
  setting(
    ['Water in the barrel', 'Agua en el barril'],
    ['the amount of water in the rain barrel', 'la cantidad de agua en el barril'],
    ['heavy rain fills the barrel', 'una lluvia fuerte llena el barril'],
    ['light rain fills the barrel', 'una llovizna llena el barril'],
    ['it is dry and nobody uses the barrel', 'no llueve y nadie usa el barril'],
    ['water drips out of the barrel', 'el agua sale del barril gota a gota'],
    ['a pump empties the barrel fast', 'una bomba vacía rápidamente el barril'],
  ),
  about(
    ['the elevator', 'it', 'el ascensor'],
    ['Height of the elevator', 'Altura del ascensor'],
    ['the height of the elevator', 'la altura del ascensor'],
    ['goes up at full speed', 'sube a toda velocidad'],
    ['goes up at low speed', 'sube a poca velocidad'],
    ['waits at a floor', 'espera en un piso'],
    ['goes down at low speed', 'baja a poca velocidad'],
    ['goes down at full speed', 'baja a toda velocidad'],
  ),
]

/** Every clause of both languages with what it tells. */
const CLAUSES: ReadonlyMap<string, Kind> = new Map(
  SETTINGS.flatMap(({ clauses }) =>
    KINDS.flatMap(kind => [clauses[kind].en, clauses[kind].es].map(clause => [clause, kind] as const)),
  ),
)
/** What a printed story tells, in its order. */
export const kindsTold = (text: string): readonly Kind[] =>
  [...CLAUSES]
    .map(([clause, kind]) => ({ at: text.indexOf(clause), kind }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
