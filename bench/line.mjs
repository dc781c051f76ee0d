/**
 * How straight a growth is: the line of least squares through the points, and how far the points are from it.
 *
 * @param {{x: number, y: number}[]} points at least three, not all with the same x
 * @returns {{slope: number, start: number, deviation: number}} y for one more x, y where x is 0, and the largest distance of a
 *   point from the line as a share of the line's value there
 * @throws {Error} when there are too few points to tell a line from a curve
 */
export function lineThrough(points) {
  if (points.length < 3)
    throw new Error('Two points always lie on a line; measure at least three.');
  const mean = (/** @type {number[]} */ values) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = {x: mean(points.map(({x}) => x)), y: mean(points.map(({y}) => y))};
  const slope =
    mean(points.map(({x, y}) => (x - middle.x) * (y - middle.y))) /
    mean(points.map(({x}) => (x - middle.x) ** 2));
  const start = middle.y - slope * middle.x;
  const deviation = Math.max(
    ...points.map(({x, y}) => Math.abs(y - (start + slope * x)) / (start + slope * x)),
  );
  return {slope, start, deviation};
}
