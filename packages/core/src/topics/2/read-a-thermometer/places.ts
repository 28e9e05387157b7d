import { type Block, type Both, type Expr, prose, type Quantity, words } from '../../../author.ts'

/** Where a thermometer hangs, outdoors: the temperature goes up and down there in a day. Each form has its own. */
export const places = {
  later: [
    words('in the park', 'en el parque'),
    words('on the porch', 'en el porche'),
    words('at the lake', 'en el lago'),
    words('in the garden', 'en el jardín'),
    words('at the playground', 'en el patio de juegos'),
    words('at the bus stop', 'en la parada del autobús'),
    words('at the zoo', 'en el zoológico'),
    words('at the train station', 'en la estación del tren'),
  ],
  before: [
    words('on the balcony', 'en el balcón'),
    words('at the farm', 'en la granja'),
    words('at the beach', 'en la playa'),
    words('in the orchard', 'en el huerto'),
    words('at the soccer field', 'en la cancha de fútbol'),
    words('in the parking lot', 'en el estacionamiento'),
    words('at the harbor', 'en el puerto'),
    words('in the market square', 'en la plaza del mercado'),
  ],
  colorLater: [
    words('in the schoolyard', 'en el patio de la escuela'),
    words('at the campground', 'en el campamento'),
    words('at the ranch', 'en el rancho'),
    words('in the desert', 'en el desierto'),
    words('on the roof', 'en el techo'),
    words('in the valley', 'en el valle'),
    words('at the airport', 'en el aeropuerto'),
    words('on the bridge', 'en el puente'),
  ],
} as const

export type Way = 'up' | 'down'
interface Told {
  readonly place: Expr
  readonly way: Way
  readonly by: Quantity
}

export const later = ({ place, way, by }: Told): Both<Block> =>
  way === 'up'
    ? {
        en: prose`This is the temperature ${place} in the morning. By noon, the temperature goes up ${by}. What is the temperature at noon?`,
        es: prose`Esta es la temperatura ${place} por la mañana. Al mediodía, la temperatura ha subido ${by}. ¿Cuál es la temperatura al mediodía?`,
      }
    : {
        en: prose`This is the temperature ${place} at noon. By night, the temperature goes down ${by}. What is the temperature at night?`,
        es: prose`Esta es la temperatura ${place} al mediodía. Por la noche, la temperatura ha bajado ${by}. ¿Cuál es la temperatura por la noche?`,
      }
export const earlier = ({ place, way, by }: Told): Both<Block> =>
  way === 'up'
    ? {
        en: prose`This is the temperature ${place} at noon. The temperature has gone up ${by} since the morning. What was the temperature in the morning?`,
        es: prose`Esta es la temperatura ${place} al mediodía. Desde la mañana, la temperatura ha subido ${by}. ¿Cuál era la temperatura por la mañana?`,
      }
    : {
        en: prose`This is the temperature ${place} at night. The temperature has gone down ${by} since noon. What was the temperature at noon?`,
        es: prose`Esta es la temperatura ${place} por la noche. Desde el mediodía, la temperatura ha bajado ${by}. ¿Cuál era la temperatura al mediodía?`,
      }
export const colorLater = ({ place, way, by }: Told): Both<Block> =>
  way === 'up'
    ? {
        en: prose`The first thermometer shows the temperature ${place} in the morning. By noon, the temperature goes up ${by}. Color the second thermometer to show the temperature at noon.`,
        es: prose`El primer termómetro muestra la temperatura ${place} por la mañana. Al mediodía, la temperatura ha subido ${by}. Colorea el segundo termómetro para mostrar la temperatura al mediodía.`,
      }
    : {
        en: prose`The first thermometer shows the temperature ${place} at noon. By night, the temperature goes down ${by}. Color the second thermometer to show the temperature at night.`,
        es: prose`El primer termómetro muestra la temperatura ${place} al mediodía. Por la noche, la temperatura ha bajado ${by}. Colorea el segundo termómetro para mostrar la temperatura por la noche.`,
      }
