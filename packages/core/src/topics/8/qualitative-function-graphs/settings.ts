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
  readonly clauses: Readonly<Record<Kind, Both<string>>>
}
const setting = (
  axis: readonly [string, string],
  quantity: readonly [string, string],
  ...clauses: readonly (readonly [string, string])[]
): Setting => {
  const both = (pair: readonly [string, string] | undefined): Both<string> => ({
    en: pair?.[0] ?? '',
    es: pair?.[1] ?? '',
  })
  const [upFast, upSlow, flat, downSlow, downFast] = clauses
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

export const SETTINGS: readonly Setting[] = [
  setting(
    ['Distance from home', 'Distancia a la casa'],
    ['the distance of the cyclist from home', 'la distancia del ciclista a su casa'],
    ['the cyclist rides quickly away from home', 'el ciclista se aleja rápidamente de su casa'],
    ['the cyclist rides slowly away from home', 'el ciclista se aleja despacio de su casa'],
    ['the cyclist rests on a bench', 'el ciclista descansa en una banca'],
    ['the cyclist rides slowly toward home', 'el ciclista avanza despacio hacia su casa'],
    ['the cyclist rides quickly toward home', 'el ciclista avanza rápidamente hacia su casa'],
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
  setting(
    ['Temperature', 'Temperatura'],
    ['the temperature of the oven', 'la temperatura del horno'],
    ['the oven heats up quickly', 'el horno se calienta rápidamente'],
    ['the oven heats up slowly', 'el horno se calienta despacio'],
    ['the oven keeps its temperature', 'el horno mantiene su temperatura'],
    ['the oven cools down slowly', 'el horno se enfría despacio'],
    ['the oven cools down quickly', 'el horno se enfría rápidamente'],
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
  setting(
    ['Height of the drone', 'Altura del dron'],
    ['the height of the drone', 'la altura del dron'],
    ['the drone climbs quickly', 'el dron sube rápidamente'],
    ['the drone climbs slowly', 'el dron sube despacio'],
    ['the drone hovers in place', 'el dron se queda quieto en el aire'],
    ['the drone sinks slowly', 'el dron baja despacio'],
    ['the drone sinks quickly', 'el dron baja rápidamente'],
  ),
  setting(
    ['Price of the stock', 'Precio de la acción'],
    ['the price of the stock', 'el precio de la acción'],
    ['the price rises sharply', 'el precio sube bruscamente'],
    ['the price rises slowly', 'el precio sube despacio'],
    ['the price does not change', 'el precio no cambia'],
    ['the price falls slowly', 'el precio baja despacio'],
    ['the price falls sharply', 'el precio baja bruscamente'],
  ),
  setting(
    ['Speed', 'Velocidad'],
    ['the speed of the car', 'la velocidad del carro'],
    ['the car speeds up quickly', 'el carro acelera rápidamente'],
    ['the car speeds up little by little', 'el carro acelera poco a poco'],
    ['the car keeps its speed', 'el carro mantiene su velocidad'],
    ['the car slows down little by little', 'el carro reduce la velocidad poco a poco'],
    ['the car brakes hard', 'el carro frena con fuerza'],
  ),
  setting(
    ['Elevation', 'Altitud'],
    ['the elevation of the hiker', 'la altitud de la excursionista'],
    [
      'the hiker gains height quickly on a ladder trail',
      'la excursionista gana altura rápidamente por un sendero con escaleras',
    ],
    ['the hiker gains height slowly on a gentle trail', 'la excursionista gana altura despacio por un sendero suave'],
    ['the hiker eats lunch at a lookout', 'la excursionista almuerza en un mirador'],
    ['the hiker loses height slowly on a gentle trail', 'la excursionista pierde altura despacio por un sendero suave'],
    ['the hiker loses height quickly on a cable car', 'la excursionista pierde altura rápidamente en un teleférico'],
  ),
  setting(
    ['Money saved', 'Dinero ahorrado'],
    ['the money that Nina has saved', 'el dinero que Nina tiene ahorrado'],
    ['Nina saves most of her pay every week', 'Nina ahorra cada semana casi todo su sueldo'],
    ['Nina saves a few dollars every week', 'Nina ahorra cada semana unos pocos dólares'],
    ['Nina neither saves nor spends', 'Nina no ahorra ni gasta'],
    ['Nina spends a few dollars of her savings every week', 'Nina gasta cada semana unos pocos dólares de sus ahorros'],
    ['Nina spends a large part of her savings every week', 'Nina gasta cada semana gran parte de sus ahorros'],
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
  setting(
    ['Height of the elevator', 'Altura del ascensor'],
    ['the height of the elevator', 'la altura del ascensor'],
    ['the elevator goes up at full speed', 'el ascensor sube a toda velocidad'],
    ['the elevator goes up at low speed', 'el ascensor sube a baja velocidad'],
    ['the elevator waits at a floor', 'el ascensor espera en un piso'],
    ['the elevator goes down at low speed', 'el ascensor baja a baja velocidad'],
    ['the elevator goes down at full speed', 'el ascensor baja a toda velocidad'],
  ),
]

/** Every clause of both languages with what it tells. */
const CLAUSES = SETTINGS.flatMap(({ clauses }) =>
  KINDS.flatMap(kind => [clauses[kind].en, clauses[kind].es].map(text => ({ text, kind }))),
)
/** What a printed story tells, in its order. */
export const kindsTold = (text: string): readonly Kind[] =>
  CLAUSES.map(({ text: clause, kind }) => ({ at: text.indexOf(clause), kind }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
