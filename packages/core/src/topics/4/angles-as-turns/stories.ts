import { type Block, type Both, type Of, prose, type Term, words } from '../../../author.ts'

type Words = Of<'words'>
type Role = Extract<Term, { kind: 'role' }>

/** Who makes two turns one after the other. */
export const TURNERS: readonly Words[] = [
  words('A robot', 'Un robot'),
  words('A weather vane', 'Una veleta'),
  words('The dial of a safe', 'La perilla de una caja fuerte'),
  words('A toy car', 'Un carrito de juguete'),
  words('An office chair', 'Una silla de oficina'),
  words('A drone', 'Un dron'),
  words('The needle of a compass', 'La aguja de una brújula'),
  words('A wind-up ballerina', 'Una bailarina de juguete'),
]
/** Who turns by the same angle again and again. */
export const STEPPERS: readonly Words[] = [
  words('A lawn sprinkler', 'Un aspersor de jardín'),
  words('A security camera', 'Una cámara de seguridad'),
  words('A robot arm', 'Un brazo robótico'),
  words('A telescope', 'Un telescopio'),
  words('A display stand in a store', 'Un exhibidor de una tienda'),
  words('A stage light', 'Una luz de escenario'),
  words('A crane', 'Una grúa'),
  words('A satellite dish', 'Una antena parabólica'),
]

interface Wheel {
  /** How many places there are around, and what is asked about so many of them. */
  readonly places: readonly number[]
  readonly asks: (places: Role, moved: Role) => Both<Block>
  readonly counted: Words
  readonly ends: Both<string>
}
const places = words('places', 'lugares')
const turns = { en: 'It turns', es: 'Gira' }
/** Things that turn, with equal spaces around them. */
export const WHEELS: readonly Wheel[] = [
  {
    places: [8, 10],
    asks: (n, k) => ({
      en: prose`A carousel has ${n} horses equally spaced around a circle. How many degrees does it turn while each horse moves ${k} places ahead?`,
      es: prose`Un carrusel tiene ${n} caballos a distancias iguales alrededor de un círculo. ¿Cuántos grados gira mientras cada caballo avanza ${k} lugares?`,
    }),
    counted: places,
    ends: turns,
  },
  {
    places: [10, 15, 18],
    asks: (n, k) => ({
      en: prose`A Ferris wheel has ${n} equally spaced cabins. How many degrees does it turn while each cabin moves ${k} places ahead?`,
      es: prose`Una rueda de la fortuna tiene ${n} cabinas a distancias iguales. ¿Cuántos grados gira mientras cada cabina avanza ${k} lugares?`,
    }),
    counted: places,
    ends: turns,
  },
  {
    places: [6, 8, 10],
    asks: (n, k) => ({
      en: prose`A prize wheel has ${n} equal sections. How many degrees does it turn while ${k} sections pass the pointer?`,
      es: prose`Una ruleta de premios tiene ${n} secciones iguales. ¿Cuántos grados gira mientras pasan ${k} secciones por la flecha?`,
    }),
    counted: words('sections', 'secciones'),
    ends: turns,
  },
  {
    places: [6, 8, 10],
    asks: (n, k) => ({
      en: prose`A round pizza is cut into ${n} equal slices. What is the angle of ${k} slices side by side, in degrees?`,
      es: prose`Una pizza redonda está cortada en ${n} porciones iguales. ¿Cuántos grados mide el ángulo de ${k} porciones juntas?`,
    }),
    counted: words('slices', 'porciones'),
    ends: { en: 'The slices make an angle of', es: 'Las porciones forman un ángulo de' },
  },
  {
    places: [10, 15, 18, 20],
    asks: (n, k) => ({
      en: prose`The dial of a lock has ${n} equally spaced marks. How many degrees does it turn from one mark to the mark ${k} places on?`,
      es: prose`El disco de un candado tiene ${n} marcas a distancias iguales. ¿Cuántos grados gira de una marca a la que está ${k} lugares más adelante?`,
    }),
    counted: places,
    ends: turns,
  },
  {
    places: [6, 8, 10],
    asks: (n, k) => ({
      en: prose`A revolving tray has ${n} bowls equally spaced around a circle. How many degrees does it turn while each bowl moves ${k} places ahead?`,
      es: prose`Una bandeja giratoria tiene ${n} tazones a distancias iguales alrededor de un círculo. ¿Cuántos grados gira mientras cada tazón avanza ${k} lugares?`,
    }),
    counted: places,
    ends: turns,
  },
  {
    places: [8, 10],
    asks: (n, k) => ({
      en: prose`A round flower bed is divided into ${n} equal parts from its center. What is the angle of ${k} parts side by side, in degrees?`,
      es: prose`Un arriate redondo está dividido en ${n} partes iguales desde su centro. ¿Cuántos grados mide el ángulo de ${k} partes juntas?`,
    }),
    counted: words('parts', 'partes'),
    ends: { en: 'The parts make an angle of', es: 'Las partes forman un ángulo de' },
  },
  {
    places: [18, 20, 24, 36],
    asks: (n, k) => ({
      en: prose`A bicycle wheel has ${n} equally spaced spokes. How many degrees does it turn while each spoke moves ${k} places ahead?`,
      es: prose`Una rueda de bicicleta tiene ${n} rayos a distancias iguales. ¿Cuántos grados gira mientras cada rayo avanza ${k} lugares?`,
    }),
    counted: places,
    ends: turns,
  },
]
