"""OpenStack Swift with its S3 face, whole in one process, files in memory or in its folder.

`/usr/bin/python3 serve-swift.py <folder> [port [address]]` (Debian: python3-swift); prints its port. With a
port files are in the folder, and are there again for whoever starts it anew. Ends with its standard input,
so that it never outlives the tests that started it; with an address it listens there, in memory, and ends
when it is told to, as `ops/images/stockage` has it.
"""
import array
import os
import sys

import eventlet
from eventlet import listen, spawn, tpool, wsgi

eventlet.patcher.monkey_patch(all=False, socket=True, thread=True, time=True, select=True)
root = sys.argv[1]
port = int(sys.argv[2]) if len(sys.argv) > 2 else 0
address = sys.argv[3] if len(sys.argv) > 3 else None


def write(name, text):
    path = os.path.join(root, name)
    with open(path, "w") as file:
        file.write(text)
    return path


from swift.common import constraints, utils  # noqa: E402

# Before the other modules: they read it while they load.
utils.SWIFT_CONF_FILE = constraints.SWIFT_CONF_FILE = write(
    "swift.conf",
    "[swift-hash]\nswift_hash_path_suffix = test\n"
    "[storage-policy:0]\nname = one\ndefault = yes\n",
)
utils.validate_hash_conf()

from swift.account.server import AccountController  # noqa: E402
from swift.common import storage_policy  # noqa: E402
from swift.common.ring import RingData  # noqa: E402
from swift.common.wsgi import SwiftHttpProtocol, loadapp  # noqa: E402
from swift.container.server import ContainerController  # noqa: E402
from swift.obj import mem_server, server  # noqa: E402

storage_policy.reload_storage_policies()
os.makedirs(os.path.join(root, "disk"), exist_ok=True)

PROXY = """[DEFAULT]
swift_dir = %s
[pipeline:main]
pipeline = catch_errors gatekeeper s3api tempauth slo proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_foulee_medias = secret .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
# There is one device alone: one that failed is not left alone for a minute.
error_suppression_interval = 0
"""


class Cache:
    """What memcached would keep; the sign-in of Swift asks for it."""

    def __init__(self):
        self.kept = {}

    def get(self, key, *_, **__):
        return self.kept.get(key)

    def set(self, key, value, *_, **__):
        self.kept[key] = value

    def delete(self, key, *_, **__):
        self.kept.pop(key, None)


def serve(sock, app):
    wsgi.server(sock, app, utils.NullLogger(), protocol=SwiftHttpProtocol, debug=False)


def open_ring(name, controller):
    sock = listen(("127.0.0.1", 0))
    device = {"id": 0, "zone": 0, "region": 1, "device": "disk", "weight": 1.0}
    device.update(ip="127.0.0.1", port=sock.getsockname()[1])
    ring = RingData([array.array("H", [0])], [device], 32)
    ring.save(os.path.join(root, name + ".ring.gz"))
    conf = {"devices": root, "swift_dir": root, "mount_check": "false"}
    spawn(serve, sock, controller(conf, logger=utils.get_logger(conf, log_route=name)))


def end_with_input():
    tpool.execute(sys.stdin.read)
    os._exit(0)


open_ring("account", AccountController)
open_ring("container", ContainerController)
open_ring("object", server.ObjectController if port and not address else mem_server.ObjectController)
proxy = loadapp(write("proxy.conf", PROXY % root), allow_modify_pipeline=True)
cache = Cache()


def app(env, start_response):
    env["swift.cache"] = cache
    return proxy(env, start_response)


sock = listen((address or "127.0.0.1", port))
if not address:
    spawn(end_with_input)
print(sock.getsockname()[1], flush=True)
serve(sock, app)
