const form = document.querySelector('#upload');
if (form) enhance(form);

/** Keeps the chosen files in the page, so that nothing has to be chosen again after a failure. */
function enhance(form) {
  const maxFiles = 2;
  const maxBytes = 10 * 1024 * 1024;
  const texts = JSON.parse(form.dataset.texts);
  const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  const [problems, chosen, progress] = ['problems', 'chosen', 'progress'].map((id) => document.getElementById(id));
  const drop = form.querySelector('.drop');
  const button = form.querySelector('button');
  const inputs = [...form.querySelectorAll('input[type=file]')];
  let files = [];
  let isSending = false;
  document.body.classList.add('enhanced');

  function showProblems(list) {
    problems.replaceChildren();
    if (list.length === 0) return;
    const title = document.createElement('h2');
    title.textContent = texts.problemTitle;
    const items = document.createElement('ul');
    items.append(...list.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
    problems.append(title, items);
    problems.focus();
  }

  function showFiles() {
    const list = chosen.querySelector('ul');
    for (const picture of list.querySelectorAll('img')) URL.revokeObjectURL(picture.src);
    list.replaceChildren(...files.map(showFile));
    chosen.hidden = files.length === 0;
  }

  function showFile(file) {
    const item = document.createElement('li');
    const isPicture = /^image\/(jpeg|png|webp)$/.test(file.type);
    const picture = document.createElement(isPicture ? 'img' : 'span');
    if (isPicture) Object.assign(picture, { src: URL.createObjectURL(file), alt: '' });
    else Object.assign(picture, { className: 'paper', textContent: file.name.split('.').at(-1).slice(0, 4).toUpperCase() });
    const name = document.createElement('span');
    const kilobytes = Math.ceil(file.size / 1024);
    const size = kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
    name.textContent = `${file.name} · ${size}`;
    const remove = document.createElement('button');
    Object.assign(remove, { type: 'button', textContent: '✕' });
    remove.setAttribute('aria-label', fill(texts.remove, { name: file.name }));
    remove.addEventListener('click', () => {
      if (isSending) return;
      files = files.filter((each) => each !== file);
      showFiles();
      inputs[0].focus();
    });
    item.append(picture, name, remove);
    return item;
  }

  function add(list) {
    if (isSending) return;
    const found = [];
    for (const file of list) {
      if (file.size === 0) found.push(fill(texts.empty, { name: file.name }));
      else if (file.size > maxBytes) found.push(fill(texts.tooLarge, { name: file.name }));
      else if (files.length >= maxFiles) found.push(texts.tooMany);
      else files.push(file);
    }
    showFiles();
    showProblems([...new Set(found)]);
  }

  for (const input of inputs) {
    const take = () => {
      if (input.files.length > 0) add([...input.files]);
      input.value = '';
    };
    input.addEventListener('change', take);
    // Files may have been chosen before this script ran.
    take();
  }
  for (const name of ['dragenter', 'dragover', 'dragleave', 'drop']) {
    drop.addEventListener(name, (event) => {
      event.preventDefault();
      drop.classList.toggle('over', name === 'dragenter' || name === 'dragover');
      if (name === 'drop') add([...event.dataTransfer.files]);
    });
    // A file that is dropped beside the field must not replace the page.
    window.addEventListener(name, (event) => event.preventDefault());
  }

  function setSending(value) {
    isSending = value;
    if (value) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    if (!value) progress.textContent = '';
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    if (files.length === 0) return showProblems([texts.none]);
    showProblems([]);
    setSending(true);
    const body = new FormData();
    for (const file of files) body.append('file', file, file.name);
    const request = new XMLHttpRequest();
    request.open('POST', form.action);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      progress.textContent = fill(texts.sending, { percent: Math.round((loaded / total) * 100) });
    });
    const failed = () => {
      setSending(false);
      showProblems([texts.interrupted]);
    };
    request.addEventListener('error', failed);
    request.addEventListener('abort', failed);
    request.addEventListener('load', () => {
      let answer = {};
      try {
        answer = JSON.parse(request.responseText);
      } catch {
        return failed();
      }
      if (answer.next) return location.assign(answer.next);
      if (!answer.problems) return failed();
      setSending(false);
      showProblems(answer.problems);
    });
    request.send(body);
  });
}
