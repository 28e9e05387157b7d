import { type Block, type Both, degrees, type Expr, type Inline, line, prose, role, symbol } from '../../../author.ts'

/** Two sight lines to a point C from the ends of a line AB; asked is the distance of C from the line. */
export interface Sighting {
  readonly asks: (distance: number, A: number, B: number) => Both<Block>
  readonly ends: (height: Expr) => Both<readonly Inline[]>
}
const [a, b, c] = [symbol('A'), symbol('B'), symbol('C')]

export const sightings: readonly Sighting[] = [
  {
    asks: (distance, A, B) => ({
      en: prose`From points ${a} and ${b} on a straight shore, ${role('distance', distance)} meters apart, a ship ${c} is seen. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How far is the ship from the shore, in meters? Round to the nearest tenth.`,
      es: prose`Desde los puntos ${a} y ${b} de una costa recta, a ${role('distance', distance)} metros uno de otro, se ve un barco ${c}. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos metros de la costa está el barco? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The ship is about ${height} meters from the shore.`,
      es: line`El barco está a unos ${height} metros de la costa.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`Along a straight road, points ${a} and ${b} are ${role('distance', distance)} meters apart. From both, a barn ${c} in the fields is sighted. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How far is the barn from the road, in meters? Round to the nearest tenth.`,
      es: prose`A lo largo de una carretera recta, los puntos ${a} y ${b} están a ${role('distance', distance)} metros uno de otro. Desde los dos se observa un granero ${c} en el campo. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos metros de la carretera está el granero? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The barn is about ${height} meters from the road.`,
      es: line`El granero está a unos ${height} metros de la carretera.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`A river has a straight bank with posts ${a} and ${b}, ${role('distance', distance)} feet apart. A tree ${c} stands on the other bank. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many feet wide is the river at the tree? Round to the nearest tenth.`,
      es: prose`Un río tiene una orilla recta con los postes ${a} y ${b}, a ${role('distance', distance)} pies uno de otro. En la otra orilla hay un árbol ${c}. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿Cuántos pies mide de ancho el río junto al árbol? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The river is about ${height} feet wide.`,
      es: line`El río mide unos ${height} pies de ancho.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`Two observers at ${a} and ${b} on level ground, ${role('distance', distance)} feet apart, see a kite ${c} above the line between them. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many feet above the ground is the kite? Round to the nearest tenth.`,
      es: prose`Dos observadores en ${a} y ${b}, en terreno plano y a ${role('distance', distance)} pies uno de otro, ven una cometa ${c} sobre la línea que los une. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos pies del suelo está la cometa? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The kite is about ${height} feet above the ground.`,
      es: line`La cometa está a unos ${height} pies del suelo.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`Stations ${a} and ${b} on a straight railroad are ${role('distance', distance)} meters apart. A water tower ${c} stands on one side of the railroad. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many meters is the tower from the railroad? Round to the nearest tenth.`,
      es: prose`Las estaciones ${a} y ${b} de una vía de tren recta están a ${role('distance', distance)} metros una de otra. A un lado de la vía hay un tanque de agua ${c}. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos metros de la vía está el tanque? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The tower is about ${height} meters from the railroad.`,
      es: line`El tanque está a unos ${height} metros de la vía.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`Two hikers stand at ${a} and ${b} on a straight trail, ${role('distance', distance)} meters apart, and both sight a rock ${c} across a meadow. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many meters is the rock from the trail? Round to the nearest tenth.`,
      es: prose`Dos excursionistas están en ${a} y ${b}, en un sendero recto y a ${role('distance', distance)} metros uno de otro, y los dos observan una roca ${c} al otro lado de un prado. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos metros del sendero está la roca? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The rock is about ${height} meters from the trail.`,
      es: line`La roca está a unos ${height} metros del sendero.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`A drone ${c} hovers above the line between the cars ${a} and ${b}, which are ${role('distance', distance)} feet apart on level ground. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many feet above the ground is the drone? Round to the nearest tenth.`,
      es: prose`Un dron ${c} flota sobre la línea entre los carros ${a} y ${b}, que están a ${role('distance', distance)} pies uno de otro en terreno plano. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos pies del suelo está el dron? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The drone is about ${height} feet above the ground.`,
      es: line`El dron está a unos ${height} pies del suelo.`,
    }),
  },
  {
    asks: (distance, A, B) => ({
      en: prose`Swimmer ${c} is seen from two lifeguard chairs ${a} and ${b}, ${role('distance', distance)} feet apart on a straight beach. Angle ${a} is ${role('A', degrees(A))} and angle ${b} is ${role('B', degrees(B))}. How many feet is the swimmer from the beach? Round to the nearest tenth.`,
      es: prose`Desde dos sillas de salvavidas ${a} y ${b}, a ${role('distance', distance)} pies una de otra en una playa recta, se ve a la nadadora ${c}. El ángulo ${a} mide ${role('A', degrees(A))} y el ángulo ${b} mide ${role('B', degrees(B))}. ¿A cuántos pies de la playa está la nadadora? Redondea a la décima más cercana.`,
    }),
    ends: height => ({
      en: line`The swimmer is about ${height} feet from the beach.`,
      es: line`La nadadora está a unos ${height} pies de la playa.`,
    }),
  },
]
