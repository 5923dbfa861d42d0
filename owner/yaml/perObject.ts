/** Works once for each object, such as the content in one state. */
export function perObject<Key extends object, Result>(make: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, Result>();
  return (key) => {
    if (!known.has(key)) known.set(key, make(key));
    return known.get(key) as Result;
  };
}
