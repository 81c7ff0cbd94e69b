// Runs in the measured page before its own scripts: finds elements through shadow roots (" >>> ") and notes, once per
// animation frame, when a watched one first becomes usable. Also counts breaches of the page's content security policy.
(() => {
  if (window !== top) return;
  const bench = { at: {}, breaches: [] };
  window.__bench = bench;
  addEventListener('securitypolicyviolation', (event) => bench.breaches.push(event.effectiveDirective), true);
  bench.find = (path) => {
    let scope = [document];
    for (const [index, part] of path.split(' >>> ').entries()) {
      const roots = index === 0 ? scope : scope.map((element) => element.shadowRoot).filter(Boolean);
      scope = roots.flatMap((root) => [...root.querySelectorAll(part)]);
    }
    return scope[0] ?? null;
  };
  bench.box = (path) => {
    const element = bench.find(path);
    if (element === null || element.disabled) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (width < 2 || height < 2 || style.visibility === 'hidden') return null;
    for (let node = element; node; node = node.parentNode ?? node.host) {
      if (node.nodeType === 1 && Number(getComputedStyle(node).opacity) < 0.1) return null;
    }
    let hit = document.elementFromPoint(x + width / 2, y + height / 2);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit === element || element.contains(hit) ? { x: x + width / 2, y: y + height / 2 } : null;
  };
  bench.watch = (name, path) => {
    const look = () => {
      if (document.body && bench.box(path)) bench.at[name] = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const clicked = (event) => {
    bench.at.click ??= event.timeStamp;
  };
  addEventListener('pointerup', clicked, { capture: true });
  // The last script that came between two moments, in milliseconds from the first; 0: all were there before.
  bench.files = (from, to) => {
    const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
    return Math.max(from, ...ends.filter((end) => end <= to)) - from;
  };
  bench.nodes = () => {
    let count = 0;
    const walk = (node) => {
      count += 1;
      if (node.shadowRoot) walk(node.shadowRoot);
      for (const child of node.childNodes) walk(child);
    };
    walk(document);
    return count;
  };
})();
