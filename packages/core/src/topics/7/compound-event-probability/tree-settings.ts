import { type Both, type Expr, type Inline, line, noun, words } from '../../../author.ts'
import type { Choices } from './settings.ts'

type Verb = Choices['verbs'][0]
const IS: Verb = { en: ['is', 'is not'], es: 'sea' }
const IS_THE: Verb = { en: ['is the', 'is not the'], es: 'sea el' }
const IS_OF: Verb = { en: ['is', 'is not'], es: 'sea de' }

const said = (en: readonly Inline[], es: readonly Inline[]): Both<readonly Inline[]> => ({ en, es })
const each = (...pairs: readonly (readonly [string, string])[]): readonly Expr[] =>
  pairs.map(([en, es]) => words(en, es))

/** Choices whose outcomes a tree diagram shows; other forms list other ones. */
export const treeSettings: readonly Choices[] = [
  {
    first: noun('soup', 'soups', 'sopa', 'sopas', 'f'),
    second: noun('bread', 'breads', 'pan', 'panes', 'm'),
    options: [
      each(['tomato', 'tomate'], ['onion', 'cebolla'], ['lentil', 'lentejas'], ['chicken', 'pollo']),
      each(['wheat', 'trigo'], ['corn', 'maíz'], ['rye', 'centeno'], ['oat', 'avena']),
    ],
    verbs: [IS_OF, IS_OF],
    chosen: said(
      line`For a dinner, one soup and one bread are chosen at random.`,
      line`Para una cena se eligen al azar una sopa y un pan.`,
    ),
  },
  {
    first: noun('scarf', 'scarves', 'bufanda', 'bufandas', 'f'),
    second: noun('hat', 'hats', 'gorro', 'gorros', 'm'),
    options: [
      each(['red', 'roja'], ['white', 'blanca'], ['purple', 'morada'], ['orange', 'anaranjada']),
      each(['black', 'negro'], ['gray', 'gris'], ['green', 'verde'], ['blue', 'azul']),
    ],
    verbs: [IS, IS],
    chosen: said(
      line`One scarf is taken from one basket and one hat from another, both without looking.`,
      line`Se sacan sin mirar una bufanda de una cesta y un gorro de otra.`,
    ),
  },
  {
    first: noun('country', 'countries', 'país', 'países', 'm'),
    second: noun('season', 'seasons', 'estación', 'estaciones', 'f'),
    options: [
      each(['Mexico', 'México'], ['Canada', 'Canadá'], ['Peru', 'Perú'], ['Japan', 'Japón']),
      each(['spring', 'primavera'], ['summer', 'verano'], ['fall', 'otoño'], ['winter', 'invierno']),
    ],
    verbs: [IS, IS],
    chosen: said(
      line`A travel prize is for one country in one season of the year, both drawn at random.`,
      line`Un premio de viaje es para un país en una estación del año, sorteados al azar.`,
    ),
  },
  {
    first: noun('room', 'rooms', 'cuarto', 'cuartos', 'm'),
    second: noun('color', 'colors', 'color', 'colores', 'm'),
    options: [
      each(['bedroom', 'dormitorio'], ['dining room', 'comedor'], ['bathroom', 'baño'], ['hallway', 'pasillo']),
      each(['yellow', 'amarillo'], ['green', 'verde'], ['blue', 'azul'], ['beige', 'beige']),
    ],
    verbs: [IS_THE, IS],
    chosen: said(
      line`In a game about painting a house, one room and one color are drawn at random.`,
      line`En un juego de pintar una casa se sortean al azar un cuarto y un color.`,
    ),
  },
  {
    first: noun('instrument', 'instruments', 'instrumento', 'instrumentos', 'm'),
    second: noun('style', 'styles', 'estilo', 'estilos', 'm'),
    options: [
      each(['drum', 'tambor'], ['piano', 'piano'], ['violin', 'violín'], ['clarinet', 'clarinete']),
      each(['jazz', 'jazz'], ['folk', 'folclor'], ['rock', 'rock'], ['classical', 'clásico']),
    ],
    verbs: [IS_THE, IS],
    chosen: said(
      line`For a music workshop, one instrument and one style are chosen at random.`,
      line`Para un taller de música se eligen al azar un instrumento y un estilo.`,
    ),
  },
  {
    first: noun('hero', 'heroes', 'héroe', 'héroes', 'm'),
    second: noun('place', 'places', 'lugar', 'lugares', 'm'),
    options: [
      each(['pirate', 'pirata'], ['robot', 'robot'], ['knight', 'caballero'], ['wizard', 'mago']),
      each(['harbor', 'puerto'], ['castle', 'castillo'], ['forest', 'bosque'], ['desert', 'desierto']),
    ],
    verbs: [IS_THE, IS_THE],
    chosen: said(
      line`For a short story, one hero and one place are drawn at random.`,
      line`Para un cuento se sortean al azar un héroe y un lugar.`,
    ),
  },
  {
    first: noun('frame', 'frames', 'marco', 'marcos', 'm'),
    second: noun('wheel', 'wheels', 'rueda', 'ruedas', 'f'),
    options: [
      each(['red', 'rojo'], ['black', 'negro'], ['silver', 'plateado'], ['green', 'verde']),
      each(['white', 'blanca'], ['yellow', 'amarilla'], ['blue', 'azul'], ['gray', 'gris']),
    ],
    verbs: [IS, IS],
    chosen: said(
      line`A toy factory gives each scooter a frame and a kind of wheel, both chosen at random.`,
      line`Una fábrica de juguetes pone a cada patinete un marco y un tipo de rueda, elegidos al azar.`,
    ),
  },
  {
    first: noun('flower', 'flowers', 'flor', 'flores', 'f'),
    second: noun('vase', 'vases', 'florero', 'floreros', 'm'),
    options: [
      each(['rose', 'rosa'], ['dahlia', 'dalia'], ['lily', 'azucena'], ['daisy', 'margarita']),
      each(['glass', 'vidrio'], ['clay', 'barro'], ['metal', 'metal'], ['wood', 'madera']),
    ],
    verbs: [{ en: ['is the', 'is not the'], es: 'sea la' }, IS_OF],
    chosen: said(
      line`For each table of a party, one kind of flower and one vase are chosen at random.`,
      line`Para cada mesa de una fiesta se eligen al azar un tipo de flor y un florero.`,
    ),
  },
]
