import { type Block, type Both, type Inline, line, prose, type Term, type UnitId } from '../../../author.ts'
import type { Given } from './parts.ts'

type Told = Both<Block>
type Ends = (length: Parameters<typeof line>[1]) => Both<readonly Inline[]>
type Range = readonly [least: number, most: number]

/** Something round whose radius or diameter is told. */
export interface RoundThing {
  readonly given: Given
  readonly unit: UnitId
  /** Of what is told. */
  readonly range: Range
  readonly step?: number
  readonly ask: (given: Term) => Told
  readonly ends: Ends
}

export const roundThings: readonly RoundThing[] = [
  {
    given: 'diameter',
    unit: 'inch',
    range: [8, 18],
    ask: d => ({
      en: prose`A round pizza is ${d} across. How long is the edge of its crust?`,
      es: prose`Una pizza redonda mide ${d} de diámetro. ¿Cuánto mide su borde?`,
    }),
    ends: c => ({ en: line`The edge of the crust is ${c} long.`, es: line`El borde mide ${c}.` }),
  },
  {
    given: 'radius',
    unit: 'meter',
    range: [3, 12],
    ask: r => ({
      en: prose`A round pond has a radius of ${r}. A fence runs along its edge. How long is the fence?`,
      es: prose`Un estanque redondo tiene ${r} de radio. Una cerca sigue su borde. ¿Cuánto mide la cerca?`,
    }),
    ends: c => ({ en: line`The fence is ${c} long.`, es: line`La cerca mide ${c}.` }),
  },
  {
    given: 'diameter',
    unit: 'inch',
    range: [16, 29],
    ask: d => ({
      en: prose`A bicycle wheel has a diameter of ${d}. How far does it roll in one turn?`,
      es: prose`Una rueda de bicicleta tiene ${d} de diámetro. ¿Cuánto avanza en una vuelta?`,
    }),
    ends: c => ({ en: line`In one turn, the wheel rolls ${c}.`, es: line`En una vuelta, la rueda avanza ${c}.` }),
  },
  {
    given: 'radius',
    unit: 'centimeter',
    range: [10, 14],
    ask: r => ({
      en: prose`A gold line runs around the rim of a plate with a radius of ${r}. How long is the line?`,
      es: prose`Una línea dorada rodea el borde de un plato de ${r} de radio. ¿Cuánto mide la línea?`,
    }),
    ends: c => ({ en: line`The gold line is ${c} long.`, es: line`La línea dorada mide ${c}.` }),
  },
  {
    given: 'diameter',
    unit: 'foot',
    range: [40, 200],
    step: 10,
    ask: d => ({
      en: prose`A Ferris wheel has a diameter of ${d}. How far does a seat on its rim travel in one turn?`,
      es: prose`Una rueda de la fortuna tiene ${d} de diámetro. ¿Qué distancia recorre un asiento de su borde en una vuelta?`,
    }),
    ends: c => ({ en: line`In one turn, the seat travels ${c}.`, es: line`En una vuelta, el asiento recorre ${c}.` }),
  },
  {
    given: 'radius',
    unit: 'foot',
    range: [4, 8],
    ask: r => ({
      en: prose`A trampoline has a radius of ${r}. A pad covers its edge. How long is the edge?`,
      es: prose`Un trampolín tiene ${r} de radio. Una almohadilla cubre su borde. ¿Cuánto mide el borde?`,
    }),
    ends: c => ({ en: line`The edge is ${c} long.`, es: line`El borde mide ${c}.` }),
  },
  {
    given: 'diameter',
    unit: 'foot',
    range: [3, 6],
    ask: d => ({
      en: prose`A round table is ${d} across. How long is the wooden strip around its edge?`,
      es: prose`Una mesa redonda mide ${d} de diámetro. ¿Cuánto mide la tira de madera que rodea su borde?`,
    }),
    ends: c => ({ en: line`The strip is ${c} long.`, es: line`La tira mide ${c}.` }),
  },
  {
    given: 'radius',
    unit: 'inch',
    range: [4, 8],
    ask: r => ({
      en: prose`The face of a wall clock has a radius of ${r}. A wire goes exactly once around its edge. How long is the wire?`,
      es: prose`La carátula de un reloj de pared tiene ${r} de radio. Un alambre le da exactamente una vuelta por el borde. ¿Cuánto mide el alambre?`,
    }),
    ends: c => ({ en: line`The wire is ${c} long.`, es: line`El alambre mide ${c}.` }),
  },
  {
    given: 'diameter',
    unit: 'inch',
    range: [10, 22],
    ask: d => ({
      en: prose`A drum is ${d} across. A ribbon goes once around it. How long is the ribbon?`,
      es: prose`Un tambor mide ${d} de diámetro. Una cinta le da una vuelta. ¿Cuánto mide la cinta?`,
    }),
    ends: c => ({ en: line`The ribbon is ${c} long.`, es: line`La cinta mide ${c}.` }),
  },
  {
    given: 'radius',
    unit: 'yard',
    range: [5, 15],
    ask: r => ({
      en: prose`A horse walks along a circle at the end of a rope that is ${r} long. How far does the horse walk in one round?`,
      es: prose`Un caballo camina en círculo, atado a una cuerda de ${r} de largo. ¿Cuánto camina el caballo en una vuelta?`,
    }),
    ends: c => ({ en: line`In one round, the horse walks ${c}.`, es: line`En una vuelta, el caballo camina ${c}.` }),
  },
]

/** Something that is measured around, to find how wide it is. */
export interface MeasuredAround {
  readonly unit: UnitId
  /** Of the diameter. */
  readonly range: Range
  readonly ask: (around: Term) => Told
  readonly ends: Ends
}
export const measuredAround: readonly MeasuredAround[] = [
  {
    unit: 'foot',
    range: [1, 4],
    ask: c => ({
      en: prose`A tape that goes once around a tree trunk measures ${c}. What is the diameter of the trunk?`,
      es: prose`Una cinta que rodea el tronco de un árbol mide ${c}. ¿Cuál es el diámetro del tronco?`,
    }),
    ends: d => ({ en: line`The diameter of the trunk is ${d}.`, es: line`El diámetro del tronco es de ${d}.` }),
  },
  {
    unit: 'meter',
    range: [12, 40],
    ask: c => ({
      en: prose`One lap around a round ice rink is ${c}. What is the diameter of the rink?`,
      es: prose`Una vuelta a una pista de hielo redonda es de ${c}. ¿Cuál es el diámetro de la pista?`,
    }),
    ends: d => ({ en: line`The diameter of the rink is ${d}.`, es: line`El diámetro de la pista es de ${d}.` }),
  },
  {
    unit: 'centimeter',
    range: [7, 12],
    ask: c => ({
      en: prose`The label of a jar goes exactly once around it and is ${c} long. What is the diameter of the jar?`,
      es: prose`La etiqueta de un frasco le da exactamente una vuelta y mide ${c} de largo. ¿Cuál es el diámetro del frasco?`,
    }),
    ends: d => ({ en: line`The diameter of the jar is ${d}.`, es: line`El diámetro del frasco es de ${d}.` }),
  },
  {
    unit: 'foot',
    range: [40, 120],
    ask: c => ({
      en: prose`In one turn, a seat on the rim of a Ferris wheel travels ${c}. What is the diameter of the wheel?`,
      es: prose`En una vuelta, un asiento del borde de una rueda de la fortuna recorre ${c}. ¿Cuál es el diámetro de la rueda?`,
    }),
    ends: d => ({ en: line`The diameter of the wheel is ${d}.`, es: line`El diámetro de la rueda es de ${d}.` }),
  },
  {
    unit: 'inch',
    range: [16, 29],
    ask: c => ({
      en: prose`In one turn, the wheel of a bicycle rolls ${c}. What is the diameter of the wheel?`,
      es: prose`En una vuelta, la rueda de una bicicleta avanza ${c}. ¿Cuál es el diámetro de la rueda?`,
    }),
    ends: d => ({ en: line`The diameter of the wheel is ${d}.`, es: line`El diámetro de la rueda es de ${d}.` }),
  },
  {
    unit: 'yard',
    range: [6, 20],
    ask: c => ({
      en: prose`It takes ${c} of fence to go around a round flower bed. What is the diameter of the flower bed?`,
      es: prose`Se necesitan ${c} de cerca para rodear un jardín redondo. ¿Cuál es el diámetro del jardín?`,
    }),
    ends: d => ({ en: line`The diameter of the flower bed is ${d}.`, es: line`El diámetro del jardín es de ${d}.` }),
  },
  {
    unit: 'inch',
    range: [8, 14],
    ask: c => ({
      en: prose`The edge of a round cake is ${c} long. What is the diameter of the cake?`,
      es: prose`El contorno de un pastel redondo mide ${c}. ¿Cuál es el diámetro del pastel?`,
    }),
    ends: d => ({ en: line`The diameter of the cake is ${d}.`, es: line`El diámetro del pastel es de ${d}.` }),
  },
  {
    unit: 'meter',
    range: [3, 8],
    ask: c => ({
      en: prose`The wall around a round fountain is ${c} long on the inside. What is the diameter of the fountain?`,
      es: prose`El muro que rodea una fuente redonda mide ${c} por dentro. ¿Cuál es el diámetro de la fuente?`,
    }),
    ends: d => ({ en: line`The diameter of the fountain is ${d}.`, es: line`El diámetro de la fuente es de ${d}.` }),
  },
]

/** A wheel that rolls: how far in so many turns. */
export interface Rolling {
  readonly unit: UnitId
  readonly diameter: Range
  readonly turns: Range
  readonly ask: (diameter: Term, turns: Term) => Told
  readonly ends: (length: Parameters<typeof line>[1]) => Both<readonly Inline[]>
}
export const rolling: readonly Rolling[] = [
  {
    unit: 'inch',
    diameter: [20, 29],
    turns: [15, 45],
    ask: (d, n) => ({
      en: prose`The wheels of a bicycle have a diameter of ${d}. How far does the bicycle go while each wheel makes ${n} turns?`,
      es: prose`Las ruedas de una bicicleta tienen ${d} de diámetro. ¿Cuánto avanza la bicicleta mientras cada rueda da ${n} vueltas?`,
    }),
    ends: c => ({ en: line`The bicycle goes ${c}.`, es: line`La bicicleta avanza ${c}.` }),
  },
  {
    unit: 'centimeter',
    diameter: [6, 9],
    turns: [15, 60],
    ask: (d, n) => ({
      en: prose`The wheels of a skateboard have a diameter of ${d}. How far does the skateboard roll while each wheel makes ${n} turns?`,
      es: prose`Las ruedas de una patineta tienen ${d} de diámetro. ¿Cuánto avanza la patineta mientras cada rueda da ${n} vueltas?`,
    }),
    ends: c => ({ en: line`The skateboard rolls ${c}.`, es: line`La patineta avanza ${c}.` }),
  },
  {
    unit: 'foot',
    diameter: [4, 6],
    turns: [12, 40],
    ask: (d, n) => ({
      en: prose`The rear wheels of a tractor have a diameter of ${d}. How far does the tractor go while each of them makes ${n} turns?`,
      es: prose`Las ruedas traseras de un tractor tienen ${d} de diámetro. ¿Cuánto avanza el tractor mientras cada una da ${n} vueltas?`,
    }),
    ends: c => ({ en: line`The tractor goes ${c}.`, es: line`El tractor avanza ${c}.` }),
  },
  {
    unit: 'foot',
    diameter: [60, 150],
    turns: [12, 18],
    ask: (d, n) => ({
      en: prose`A Ferris wheel has a diameter of ${d} and makes ${n} turns during a ride. How far does a seat on its rim travel?`,
      es: prose`Una rueda de la fortuna tiene ${d} de diámetro y da ${n} vueltas en cada paseo. ¿Qué distancia recorre un asiento de su borde?`,
    }),
    ends: c => ({ en: line`The seat travels ${c}.`, es: line`El asiento recorre ${c}.` }),
  },
  {
    unit: 'meter',
    diameter: [12, 40],
    turns: [12, 25],
    ask: (d, n) => ({
      en: prose`A skater goes around a round rink with a diameter of ${d}, always along its edge. How far does the skater go in ${n} laps?`,
      es: prose`Una patinadora da vueltas a una pista redonda de ${d} de diámetro, siempre por el borde. ¿Cuánto recorre en ${n} vueltas?`,
    }),
    ends: c => ({ en: line`The skater goes ${c}.`, es: line`La patinadora recorre ${c}.` }),
  },
  {
    unit: 'centimeter',
    diameter: [25, 40],
    turns: [12, 30],
    ask: (d, n) => ({
      en: prose`A hose is wound ${n} times around a reel with a diameter of ${d}, in a single layer. How long is the wound part?`,
      es: prose`Una manguera se enrolla ${n} veces en un carrete de ${d} de diámetro, en una sola capa. ¿Cuánto mide la parte enrollada?`,
    }),
    ends: c => ({ en: line`The wound part is ${c} long.`, es: line`La parte enrollada mide ${c}.` }),
  },
  {
    unit: 'inch',
    diameter: [12, 16],
    turns: [15, 40],
    ask: (d, n) => ({
      en: prose`The wheel of a wheelbarrow has a diameter of ${d}. How far does the wheelbarrow roll while the wheel makes ${n} turns?`,
      es: prose`La rueda de una carretilla tiene ${d} de diámetro. ¿Cuánto avanza la carretilla mientras la rueda da ${n} vueltas?`,
    }),
    ends: c => ({ en: line`The wheelbarrow rolls ${c}.`, es: line`La carretilla avanza ${c}.` }),
  },
  {
    unit: 'yard',
    diameter: [20, 36],
    turns: [11, 19],
    ask: (d, n) => ({
      en: prose`A horse trots around a round ring with a diameter of ${d}. How far does the horse trot in ${n} rounds along the edge?`,
      es: prose`Un caballo trota en una pista redonda de ${d} de diámetro. ¿Cuánto recorre en ${n} vueltas por el borde?`,
    }),
    ends: c => ({ en: line`The horse trots ${c}.`, es: line`El caballo recorre ${c}.` }),
  },
]

/** Two circles with one center: how much longer the outer one is. */
export interface Lanes {
  readonly unit: UnitId
  readonly inner: Range
  readonly more: Range
  readonly ask: (inner: Term, more: Term) => Told
  readonly ends: Ends
}
export const lanes: readonly Lanes[] = [
  {
    unit: 'meter',
    inner: [20, 40],
    more: [2, 6],
    ask: (r, w) => ({
      en: prose`On a circular track, the inner lane runs ${r} from the center. The outer lane is ${w} farther out. How much longer is one lap in the outer lane?`,
      es: prose`En una pista circular, el carril interior está a ${r} del centro. El carril exterior está ${w} más afuera. ¿Cuánto más larga es una vuelta por el carril exterior?`,
    }),
    ends: c => ({
      en: line`A lap in the outer lane is ${c} longer.`,
      es: line`Una vuelta por el carril exterior es ${c} más larga.`,
    }),
  },
  {
    unit: 'foot',
    inner: [9, 15],
    more: [3, 7],
    ask: (r, w) => ({
      en: prose`On a carousel, the inner horses are ${r} from the center and the outer horses are ${w} farther out. How much farther does an outer horse travel in one turn?`,
      es: prose`En un carrusel, los caballos de adentro están a ${r} del centro y los de afuera, ${w} más lejos. ¿Cuánto más recorre un caballo de afuera en una vuelta?`,
    }),
    ends: c => ({ en: line`An outer horse travels ${c} farther.`, es: line`Un caballo de afuera recorre ${c} más.` }),
  },
  {
    unit: 'foot',
    inner: [8, 20],
    more: [3, 6],
    ask: (r, w) => ({
      en: prose`A round pool has a radius of ${r}. A path that is ${w} wide goes around it. How much longer is the outer edge of the path than its inner edge?`,
      es: prose`Una piscina redonda tiene ${r} de radio. La rodea un camino de ${w} de ancho. ¿Cuánto más largo es el borde exterior del camino que el interior?`,
    }),
    ends: c => ({ en: line`The outer edge is ${c} longer.`, es: line`El borde exterior es ${c} más largo.` }),
  },
  {
    unit: 'inch',
    inner: [4, 6],
    more: [1, 3],
    ask: (r, w) => ({
      en: prose`A round mirror has a radius of ${r}. Its frame is ${w} wide. How much longer is the outer edge of the frame than the edge of the mirror?`,
      es: prose`Un espejo redondo tiene ${r} de radio. Su marco mide ${w} de ancho. ¿Cuánto más largo es el borde exterior del marco que el borde del espejo?`,
    }),
    ends: c => ({
      en: line`The outer edge of the frame is ${c} longer.`,
      es: line`El borde exterior del marco es ${c} más largo.`,
    }),
  },
  {
    unit: 'yard',
    inner: [12, 25],
    more: [4, 9],
    ask: (r, w) => ({
      en: prose`A horse at the end of a rope walks in a circle with a radius of ${r}. Then the rope is made ${w} longer. How much farther does the horse walk in one round?`,
      es: prose`Un caballo atado a una cuerda camina en un círculo de ${r} de radio. Luego la cuerda se alarga ${w}. ¿Cuánto más camina el caballo en una vuelta?`,
    }),
    ends: c => ({ en: line`The horse walks ${c} farther.`, es: line`El caballo camina ${c} más.` }),
  },
  {
    unit: 'foot',
    inner: [2, 4],
    more: [1, 2],
    ask: (r, w) => ({
      en: prose`A round table has a radius of ${r}. A tablecloth hangs ${w} over its edge on all sides. How much longer is the hem of the cloth, laid flat, than the edge of the table?`,
      es: prose`Una mesa redonda tiene ${r} de radio. Un mantel sobresale ${w} de su borde por todos lados. ¿Cuánto más largo es el dobladillo del mantel extendido que el borde de la mesa?`,
    }),
    ends: c => ({ en: line`The hem is ${c} longer.`, es: line`El dobladillo es ${c} más largo.` }),
  },
  {
    unit: 'meter',
    inner: [5, 12],
    more: [2, 4],
    ask: (r, w) => ({
      en: prose`A round flower bed has a radius of ${r}. A fence goes around it, ${w} away from its edge. How much longer is the fence than the edge of the flower bed?`,
      es: prose`Un jardín redondo tiene ${r} de radio. Lo rodea una cerca, a ${w} de su borde. ¿Cuánto más larga es la cerca que el borde del jardín?`,
    }),
    ends: c => ({ en: line`The fence is ${c} longer.`, es: line`La cerca es ${c} más larga.` }),
  },
  {
    unit: 'meter',
    inner: [30, 60],
    more: [3, 8],
    ask: (r, w) => ({
      en: prose`Two cyclists ride around a traffic circle, one ${r} from its center and one ${w} farther out. How much farther does the second one ride in one round?`,
      es: prose`Dos ciclistas dan vueltas a una glorieta, uno a ${r} del centro y otro ${w} más afuera. ¿Cuánto más recorre el segundo en una vuelta?`,
    }),
    ends: c => ({ en: line`The second cyclist rides ${c} farther.`, es: line`El segundo ciclista recorre ${c} más.` }),
  },
]
