import { type Noun, noun } from '../../../author.ts'

/** Three things of which one of each is chosen; some of each have something, said alike of one and of many. */
export interface Combined {
  readonly parts: readonly [Part, Part, Part]
  readonly result: Noun
}
interface Part {
  readonly of: Noun
  readonly en: string
  readonly es: string
}
const part = (of: Noun, en: string, es: string): Part => ({ of, en, es })

export const combined: readonly Combined[] = [
  {
    parts: [
      part(noun('soup', 'soups', 'sopa', 'sopas', 'f'), 'with meat', 'con carne'),
      part(noun('main dish', 'main dishes', 'plato principal', 'platos principales', 'm'), 'with rice', 'con arroz'),
      part(noun('dessert', 'desserts', 'postre', 'postres', 'm'), 'with chocolate', 'con chocolate'),
    ],
    result: noun('meal', 'meals', 'comida', 'comidas', 'f'),
  },
  {
    parts: [
      part(noun('hat', 'hats', 'sombrero', 'sombreros', 'm'), 'with a feather', 'con pluma'),
      part(noun('shirt', 'shirts', 'camisa', 'camisas', 'f'), 'with stripes', 'con rayas'),
      part(noun('cape', 'capes', 'capa', 'capas', 'f'), 'with a hood', 'con capucha'),
    ],
    result: noun('costume', 'costumes', 'disfraz', 'disfraces', 'm'),
  },
  {
    parts: [
      part(noun('frame', 'frames', 'cuadro', 'cuadros', 'm'), 'made of steel', 'de acero'),
      part(noun('seat', 'seats', 'asiento', 'asientos', 'm'), 'made of leather', 'de cuero'),
      part(noun('basket', 'baskets', 'canasta', 'canastas', 'f'), 'with a lid', 'con tapa'),
    ],
    result: noun('bicycle', 'bicycles', 'bicicleta', 'bicicletas', 'f'),
  },
  {
    parts: [
      part(noun('runner', 'runners', 'corredor', 'corredores', 'm'), 'from grade 8', 'de octavo grado'),
      part(noun('swimmer', 'swimmers', 'nadador', 'nadadores', 'm'), 'from grade 8', 'de octavo grado'),
      part(noun('cyclist', 'cyclists', 'ciclista', 'ciclistas', 'm'), 'from grade 8', 'de octavo grado'),
    ],
    result: noun('team', 'teams', 'equipo', 'equipos', 'm'),
  },
  {
    parts: [
      part(noun('city', 'cities', 'ciudad', 'ciudades', 'f'), 'near the sea', 'cerca del mar'),
      part(noun('hotel', 'hotels', 'hotel', 'hoteles', 'm'), 'with a pool', 'con piscina'),
      part(noun('tour', 'tours', 'excursión', 'excursiones', 'f'), 'by boat', 'en barco'),
    ],
    result: noun('trip', 'trips', 'viaje', 'viajes', 'm'),
  },
  {
    parts: [
      part(noun('bread', 'breads', 'pan', 'panes', 'm'), 'with seeds', 'con semillas'),
      part(noun('filling', 'fillings', 'relleno', 'rellenos', 'm'), 'with cheese', 'con queso'),
      part(noun('sauce', 'sauces', 'salsa', 'salsas', 'f'), 'with garlic', 'con ajo'),
    ],
    result: noun('sandwich', 'sandwiches', 'sándwich', 'sándwiches', 'm'),
  },
  {
    parts: [
      part(noun('hero', 'heroes', 'héroe', 'héroes', 'm'), 'with a cape', 'con capa'),
      part(noun('villain', 'villains', 'villano', 'villanos', 'm'), 'with a mask', 'con máscara'),
      part(noun('place', 'places', 'lugar', 'lugares', 'm'), 'under the sea', 'bajo el mar'),
    ],
    result: noun('story', 'stories', 'historia', 'historias', 'f'),
  },
  {
    parts: [
      part(noun('song', 'songs', 'canción', 'canciones', 'f'), 'in Spanish', 'en español'),
      part(noun('dance', 'dances', 'baile', 'bailes', 'm'), 'from Mexico', 'de México'),
      part(noun('poem', 'poems', 'poema', 'poemas', 'm'), 'about animals', 'sobre animales'),
    ],
    result: noun('program', 'programs', 'programa', 'programas', 'm'),
  },
]
